import type { ToolsetState } from '#engine/protocol/project.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

export interface ToolsetFormProps {
  /** What is shown and edited. The form subscribes to its parts, and hands every letter to it. */
  document: EditableDocument;
  language: Language;
  /** The items that a bound field may pick, by the field's pattern. */
  references?: ToolsetState['references'];
  /** Title and address of other toolsets, so that an empty picker can say where its items are made. */
  toolsetLinks?: Readonly<Record<string, { title: string; href: string }>>;
  readOnly?: boolean;
  generating?: boolean;
  /** Adds an action beside each top-level field that asks for a new draft of just that field. */
  onRequestFieldGeneration?: (pointer: string) => void;
}
