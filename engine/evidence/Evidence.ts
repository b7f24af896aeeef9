import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { ClaimState, Direction, SourceKind, Verdict } from './evidenceWords.ts';

/** What the engine needs of a toolset to read evidence from its document. */
export type EvidenceToolset = Pick<Toolset, 'manifest' | 'schema'>;

/** The documents of a project, by toolset id; toolsets without content are absent. */
export type ProjectDocuments = ReadonlyMap<string, ToolsetDocument>;

/** An item that holds what somebody saw or heard. */
export interface Source {
  /** `toolset/item`. */
  id: string;
  toolset: string;
  /** Where the item stands now. */
  pointer: string;
  /** "" where it has no name. */
  label: string;
  kind: SourceKind;
  /** Tells independent people apart: the same text is the same person. */
  person: string;
  date?: string;
  /** Ids of the claims that cite it, for and against. */
  supports: string[];
  contradicts: string[];
}

/** Whether a cited source is there: `planned` is not seen or heard yet, `missing` was removed. */
export type CitationState = 'given' | 'planned' | 'missing';

/** A source that a claim cites. */
export interface Citation {
  source: string;
  /** Where the citation stands in the claim's document. */
  pointer: string;
  against: boolean;
  quote?: string;
  state: CitationState;
}

/** A test of a claim: a hypothesis with its result, if there is one. */
export interface ClaimTest {
  toolset: string;
  /** The hypothesis. */
  pointer: string;
  verdict: Verdict;
  /** What the hypothesis says, where it says something else than the claim that names it. */
  tested?: string;
  /** What the result rests on, and on how many people or cases; without a number nobody has told it. */
  kind: SourceKind;
  n?: number;
  direction?: Direction;
  threshold?: number;
  /** How near to the threshold a result is too close to call. */
  margin?: number;
  result?: number;
  /** Where the result stands; absent while there is none. */
  resultAt?: { toolset: string; pointer: string };
}

/** Independent people by how they are known. */
export type PeopleByKind = Record<SourceKind, number>;

/** Something a document says about the world, and what it rests on. */
export interface Claim {
  /** Stable while the item keeps its id, or the text its words: `lean-canvas/costStructure/fixed-costs`. */
  id: string;
  toolset: string;
  pointer: string;
  text: string;
  state: ClaimState;
  /** 0 to 5: from independent people, behaviour over words. */
  strength: number;
  /** 1 to 5; absent where nobody has said. */
  importance?: number;
  /** Whether its text begins with the assumption mark. */
  isMarked: boolean;
  sources: Citation[];
  tests: ClaimTest[];
  for: PeopleByKind;
  against: PeopleByKind;
  /** People and cases on the side that prevails. */
  n: number;
  /** The same by kind; each person once, by the strongest. */
  kinds: PeopleByKind;
  /**
   * Ids of the claims of the project that are the same. They share what they rest on, their tests and their importance;
   * `sources` are the claim's own. Absent where there are none.
   */
  sameAs?: string[];
  /** For a model: a refuted claim that says much the same, and that nobody has tied to this one. */
  refutedTwin?: Claim;
}

/** All claims and sources of a project, in path order. */
export interface EvidenceRegister {
  claims: Claim[];
  sources: Source[];
}
