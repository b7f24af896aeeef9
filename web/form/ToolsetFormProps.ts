import type { ToolsetState } from '#engine/protocol/project.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

export interface ToolsetFormProps {
  /** The document to show and edit. */
  document: EditableDocument;
  language: Language;
  /** Items that bound fields may refer to, by field pattern. */
  references?: ToolsetState['references'];
  /** Title and link of other toolsets, for empty pickers to link to where items are created. */
  toolsetLinks?: Readonly<Record<string, { title: string; href: string }>>;
  readOnly?: boolean;
  generating?: boolean;
  /** Adds a button to each top-level field that requests its generation. */
  onRequestFieldGeneration?: (pointer: string) => void;
}
