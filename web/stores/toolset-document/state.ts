import { proxy, ref } from 'valtio';

import type { FieldError } from '#engine/protocol/errors.ts';
import type { GenerationError, GenerationStatus } from '#engine/protocol/generation.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { changedPointers } from '#web/form/document/changedPointers.ts';
import type { ToolsetFormHandle } from '#web/form/ToolsetFormProps.ts';

import type { LoadedDefinition } from '../definitions.ts';
import type { Kept } from '../Kept.ts';

/** The part of the form's handle that the store asks before it acts. */
export type FormHandle = Pick<ToolsetFormHandle, 'flush' | 'validate' | 'editedPointers' | 'markSaved' | 'reset'>;

export interface Conflict {
  mine: ToolsetDocument;
  theirs: ToolsetDocument;
  /** The revision that `theirs` has on the server. */
  revision: number;
  /** true: it came up while saving, so keeping mine saves it. */
  whileSaving: boolean;
}

export interface RunningGeneration {
  id: string | null;
  status: GenerationStatus;
  /** Pointers of the only fields being written; null: the whole toolset. */
  fields: Kept<string[]> | null;
  streamed: Kept<ToolsetDocument> | null;
  /** What had been edited by hand when it began, and all that stood in the form. */
  editedBefore: Kept<string[]>;
  before: Kept<ToolsetDocument>;
  interrupted: boolean;
  cancelling: boolean;
}

export interface GenerationRequest {
  extraNotes: string;
  fields: string[] | null;
}

/** The one toolset that is open. */
export const openDocument = proxy({
  projectId: '',
  toolsetId: '',
  phase: 'loading' as 'loading' | 'ready' | 'missing' | 'failed',
  failedBecause: null as Kept<object> | null,
  definition: null as Kept<LoadedDefinition> | null,
  server: null as Kept<ToolsetState> | null,
  content: ref<ToolsetDocument>({}),
  dirty: false,
  saving: false,
  errors: ref<FieldError[]>([]),
  conflict: null as Kept<Conflict> | null,
  /** Unsaved work of an earlier visit was taken up again. */
  restored: false,
  /** What was not chosen in a conflict; kept on this device until it is thrown away. */
  setAside: null as Kept<ToolsetDocument> | null,
  generation: null as RunningGeneration | null,
  failure: null as Kept<GenerationError> | null,
  lastRequest: null as Kept<GenerationRequest> | null,
  form: null as Kept<FormHandle> | null,
});

export function connectForm(handle: FormHandle | null): void {
  openDocument.form = handle && ref<FormHandle>(handle);
}

/** Shows content that did not come from the form. */
export function showContent(content: ToolsetDocument, dirty: boolean): void {
  openDocument.content = ref<ToolsetDocument>(content);
  openDocument.form?.reset(content, dirty ? (openDocument.server?.content ?? {}) : undefined);
  openDocument.dirty = dirty;
  openDocument.errors = ref<FieldError[]>([]);
}

/** What a person changed and did not save, also while the form is still on its way. */
export function editedByHand(): string[] {
  const { form, dirty, server, content } = openDocument;
  return form?.editedPointers() ?? (dirty ? changedPointers(server?.content ?? {}, content) : []);
}

export function isOpen(projectId: string, toolsetId: string): boolean {
  return openDocument.projectId === projectId && openDocument.toolsetId === toolsetId;
}
