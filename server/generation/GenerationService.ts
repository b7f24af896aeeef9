import type { Generation, GenerationAccepted, GenerationKind } from '#engine/protocol/generation.ts';
import type { Language } from '#engine/toolset/languages.ts';

import type { Transaction } from '../database/Database.ts';
import type { WatchedEvent } from './presentEvent.ts';

export interface GenerationOrder {
  userId: string;
  projectId: string;
  /** Asked for on the toolset's own page, or as one of several; told to whoever opens the project meanwhile. */
  kind: GenerationKind;
  /** In any order; they are written in the order of what reads what. */
  toolsets: string[] | 'all';
  /** The reader's, for messages; the document is written in the project's. */
  language: Language;
  extraNotes?: string;
  /** JSON pointers of the only fields to be written; for a single toolset. */
  fields?: string[];
}

/** What the rest of the server needs of generation. */
export interface GenerationService {
  /** Checks what must be there, reserves the tokens and writes the job, in the caller's transaction. */
  start(transaction: Transaction, order: GenerationOrder): Promise<GenerationAccepted>;
  /** Tells a worker that the job stands; called once the transaction is committed. */
  ring(id: string): void;
  /** @throws NotFoundError when it is absent or somebody else's. Its words are in the reader's language. */
  read(userId: string, id: string, language: Language): Promise<Generation>;
  /** Everything from `afterId` on, until the end of the generation or the abort of the signal. */
  watch(
    generation: { userId: string; id: string; language: Language; afterId: number },
    onEvent: (event: WatchedEvent) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Stops it, gives the rest of the tokens back; nothing happens to one that has ended. */
  cancel(userId: string, id: string): Promise<void>;
  /** Stops everything of a person, or for a project, in the caller's transaction. Call what comes back once it is committed. */
  cancelAll(transaction: Transaction, owner: { userId: string } | { projectId: string }): Promise<() => void>;
}
