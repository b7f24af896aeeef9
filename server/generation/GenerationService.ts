import type { Language } from '#engine/languages/languages.ts';
import type { Generation, GenerationAccepted, GenerationKind } from '#engine/protocol/generation.ts';
import type { Transaction } from '#server/database/Database.ts';

import type { WatchedEvent } from './presentEvent.ts';

export interface GenerationOrder {
  userId: string;
  projectId: string;
  /** Requested on the toolset's own page, or as part of a batch; shown to others who open the project meanwhile. */
  kind: GenerationKind;
  /** In any order; they are generated in dependency order. None where the project is read. */
  toolsets: string[] | 'all';
  /** The reader's language, for messages; the document is written in the project's language. */
  language: Language;
  extraNotes?: string;
  /** JSON pointers of the only fields to write; for a single toolset. */
  fields?: string[];
  /** Writes what is left of the draft that broke off; in a batch, of those that did. */
  goOn?: boolean | undefined;
}

/** Generation as the rest of the server uses it. */
export interface GenerationService {
  /** Checks the preconditions, reserves the tokens and inserts the job, in the caller's transaction. */
  start(transaction: Transaction, order: GenerationOrder): Promise<GenerationAccepted>;
  /** Notifies a worker of the job; call it after the transaction is committed. */
  enqueue(id: string): void;
  /** Texts are in the reader's language. Whether they may read it is the route's to ask. @throws NotFoundError */
  read(id: string, language: Language): Promise<Generation>;
  /** Events after `afterId`, until the generation ends or the signal aborts. */
  watch(
    generation: { id: string; language: Language; afterId: number },
    onEvent: (event: WatchedEvent) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Cancels it and releases the rest of its tokens; no effect once it has ended. */
  cancel(id: string): Promise<void>;
  /**
   * Cancels all generations that a person has started or pays for, or those of a project, in the caller's transaction.
   * Call the returned function after the commit.
   */
  cancelAll(
    transaction: Transaction,
    owner: { userId: string } | { payerId: string } | { projectId: string; userId?: string },
  ): Promise<() => void>;
}
