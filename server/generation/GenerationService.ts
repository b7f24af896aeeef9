import type { GenerationAccepted } from '#engine/protocol/generation.ts';
import type { Language } from '#engine/toolset/languages.ts';

import type { Transaction } from '../database/Database.ts';

export interface GenerationOrder {
  userId: string;
  projectId: string;
  toolsets: string[];
  language: Language;
  extraNotes?: string;
  /** JSON pointers of the only fields to be written; for a single toolset. */
  fields?: string[];
}

/** What the rest of the server needs of generation. */
export interface GenerationService {
  /** Reserves the tokens and writes the job, in the caller's transaction. */
  start(transaction: Transaction, order: GenerationOrder): Promise<GenerationAccepted>;
  /** Tells a worker that the job stands; called once the transaction is committed. */
  ring(id: string): void;
}
