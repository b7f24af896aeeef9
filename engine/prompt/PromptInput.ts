import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Claim, Source } from '#engine/evidence/Evidence.ts';
import type { NamedClaim } from '#engine/evidence/evidenceForPrompt.ts';
import type { PromptPart } from '#engine/generation/parts/DraftPart.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { Worth } from '#engine/provenance/Worth.ts';
import type { Answer } from '#engine/questions/Answer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { DraftDepth } from './describeDepth.ts';
import type { ShortNames } from './names/ShortNames.ts';
import type { RankedToolset } from './ranks/RankedInput.ts';

/** Input of a prompt. */
export interface PromptInput {
  toolset: Toolset;
  project: { name: string; description: string };
  /** The current date, YYYY-MM-DD, so that generated plans have future dates. */
  today?: string;
  /** Content of the toolsets of the set-up stage, by toolset id. */
  setup: Readonly<Record<string, ToolsetDocument>>;
  /** Content of the declared dependencies that have any, by toolset id. */
  dependencies: Readonly<Record<string, ToolsetDocument>>;
  /** The toolset that a content above belongs to: what in it was found, claimed and is referred to. */
  ownerOf?: (id: string) => RankedToolset | undefined;
  /** What the contents above are worth, by toolset id; their unconfirmed values are marked already. */
  worth?: Readonly<Record<string, Worth>>;
  /** The sources that may be cited and the claims that may be named. */
  evidence?:
    | {
        sources: readonly Pick<Source, 'id' | 'toolset' | 'label' | 'kind'>[];
        claims: readonly (Claim & Partial<Pick<NamedClaim, 'alsoIn'>>)[];
        /** Whether the contents above carry what is known of their claims. */
        isAnnotated: boolean;
      }
    | undefined;
  /** What the team has answered, the latest first. */
  answers?: readonly Answer[];
  /** Ids in the contents above, and in the present one, of items that were removed. */
  lost?: ReadonlySet<string>;
  /** Names in place of the ids of all that is above; ids stand as they are without them. */
  names?: ShortNames;
  /** How deep the whole document goes; everything without it. */
  depth?: DraftDepth | undefined;
  /** The person's additional instructions. */
  extraNotes?: string;
  /** JSON pointers of the only fields to write; all if absent. */
  fields?: readonly string[];
  /** The present content as a model reads it, where all of it is written anew. */
  present?: ToolsetDocument | undefined;
  /** Ids of the inputs that have changed since that was made. */
  changedSince?: readonly string[];
  /** Of a draft that is written in several calls, what this one writes: `fields`. */
  part?: PromptPart;
  /** The present content; required with `fields`. */
  current?: ToolsetDocument | null;
  /** What of the present content nobody has confirmed. */
  currentUnconfirmed?: Unconfirmed;
  /** JSON pointers into the present content of what no draft changes. */
  locked?: readonly string[];
  language: Language;
  /** Most tokens of both messages together; dependencies are shortened to it. All of them without it. */
  mostTokens?: number;
}
