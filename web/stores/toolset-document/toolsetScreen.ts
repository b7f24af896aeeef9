import { proxy } from 'valtio';

import type { GenerationError, GenerationStatus } from '#engine/protocol/generation.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { DocumentStatus } from '#web/document/DocumentStatus.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import type { LoadedDefinition } from '#web/stores/definitions.ts';
import type { OpaqueRef } from '#web/stores/OpaqueRef.ts';

export interface RunningGeneration {
  id: string | null;
  status: GenerationStatus;
  /** Set aside for it; null: not known yet. */
  reserved: number | null;
  /** What it cost, once a person has stopped it. */
  charged: number | null;
  /** Why it broke off, where what was whole of it is kept. */
  brokeOff: OpaqueRef<GenerationError> | null;
  /** Pointers of the only fields to generate; null: the whole toolset. */
  fields: OpaqueRef<string[]> | null;
  streamed: OpaqueRef<ToolsetDocument> | null;
  interrupted: boolean;
  cancelling: boolean;
}

export interface GenerationRequest {
  extraNotes: string;
  fields: string[] | null;
  /** Goes on with the draft that broke off; the fields are those that are left. */
  goOn?: boolean;
}

const noStatus: Omit<DocumentStatus, 'server'> = {
  dirty: false,
  saving: false,
  isContradicted: false,
  restored: false,
  hasSetAside: false,
  review: 'none',
};

/** State of the screen of the open toolset. The content belongs to the document: see `web/document`. */
export const toolsetScreen = proxy({
  projectId: '',
  toolsetId: '',
  phase: 'loading' as 'loading' | 'ready' | 'missing' | 'failed',
  error: null as unknown,
  definition: null as OpaqueRef<LoadedDefinition> | null,
  document: null as OpaqueRef<OpenDocument> | null,
  /** Mirrors the document's status. */
  server: null as OpaqueRef<ToolsetState> | null,
  ...noStatus,
  generation: null as RunningGeneration | null,
  /** The review of the draft is open. */
  isReviewing: false,
  /** A save waits for whether the changes of AI may be taken that nobody has decided on. */
  taking: null as OpaqueRef<{ count: number; answer: (isTaken: boolean) => void }> | null,
  /** The last save did not reach the server. */
  saveFailed: false,
  /** Why what is typed is not saved by itself, until it is saved by hand; null where nothing is in the way. */
  held: null as 'conflict' | 'faulty' | 'empty' | 'refused' | null,
  /** When this page last saved by itself, in milliseconds since 1970. */
  savedAt: null as number | null,
  /** How many saves were confirmed where the page stayed open. */
  saves: 0,
  failure: null as OpaqueRef<GenerationError> | null,
  lastRequest: null as OpaqueRef<GenerationRequest> | null,
});
