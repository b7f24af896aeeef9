import type { FieldError } from '#engine/protocol/errors.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

export interface ToolsetFormProps {
  definition: ToolsetDefinition;
  /** The compiled function that the definition's `validatorUrl` exports. */
  validator: DocumentValidator;
  language: Language;
  /** Where the form begins. What is handed back through `onChange` may be passed in again; anything else replaces the document. */
  content: ToolsetDocument | null;
  /** What is saved, where the form begins with unsaved work of an earlier visit: what differs counts as changed by hand. */
  savedContent?: ToolsetDocument | undefined;
  /** Called once typing pauses, a field is left, or something else than text is changed. */
  onChange?: (content: ToolsetDocument) => void;
  /** Called at the first letter or change since the document was loaded or saved: from now on there is something to save. */
  onEdit?: () => void;
  /** What the server refused (422). */
  errors?: readonly FieldError[];
  /** The items that a bound field may pick, by the field's pattern. */
  references?: ToolsetState['references'];
  /** Title and address of other toolsets, so that an empty picker can say where its items are made. */
  toolsetLinks?: Readonly<Record<string, { title: string; href: string }>>;
  readOnly?: boolean;
  generating?: boolean;
  /** The latest readable part of the document that is being generated. */
  streamedContent?: ToolsetDocument | null;
  /** Where typed text is kept until it is saved; one key for each project and toolset. */
  journalKey?: string;
  /** Adds an action beside each top-level field that asks for a new draft of just that field. */
  onRequestFieldGeneration?: (pointer: string) => void;
}

/** What a page may ask of the form, by ref. */
export interface ToolsetFormHandle {
  /** The document with every letter typed so far. */
  flush(): ToolsetDocument;
  /** Checks the document, shows what is wrong and leads to it. Empty when all is well. */
  validate(): FieldError[];
  focusField(pointer: string): void;
  /** What a person changed since the document was loaded or saved. */
  editedPointers(): string[];
  /** After a save was acknowledged: `content` is what the server stored. Whatever was typed meanwhile is kept. */
  markSaved(content?: ToolsetDocument): void;
  /**
   * Throws every edit away and shows `content`, as when a draft is discarded. With `saved`, what differs from it counts as
   * changed by hand.
   */
  reset(content: ToolsetDocument | null, saved?: ToolsetDocument): void;
}
