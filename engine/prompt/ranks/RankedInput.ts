import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Worth } from '#engine/provenance/Worth.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Rank } from './Rank.ts';

/** What of a toolset tells what the parts of its document are worth. */
export type RankedToolset = Pick<Toolset, 'manifest'>;

/** A document that a draft is told, as a model reads it. */
export interface RankedInput {
  id: string;
  document: ToolsetDocument;
  /** Whose document it is; without it, its parts are worth what the whole is. */
  owner: RankedToolset | undefined;
  worth: Worth | undefined;
  /** Patterns of what fields of the draft refer to: the ids and names of items. */
  referable: ReadonlySet<string>;
  /** What a value is worth to whoever reads it, where that is more than to a draft. */
  raise?: (value: unknown, rank: Rank) => Rank;
  /** Whether the draft is made from it; what gives the frame is left out before it. */
  isSubject: boolean;
}
