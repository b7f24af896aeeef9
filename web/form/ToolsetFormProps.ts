import type { ComponentType, ReactNode } from 'react';

import type { Figures } from '#engine/computed/Figures.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import type { ClaimNote } from '#web/reading/ClaimNotesContext.ts';

export interface ToolsetFormProps {
  /** The document to show and edit. */
  document: EditableDocument;
  language: Language;
  /** The language of what is written in it, where that is another. */
  contentLanguage?: Language;
  /** Items that bound fields may refer to, by field pattern. */
  references?: ToolsetState['references'];
  /** What it reads of other toolsets. */
  figures?: Figures;
  /** The content as it was saved or drafted. */
  stored?: ToolsetDocument | null;
  /** Title and link of other toolsets, for empty pickers to link to where items are created. */
  toolsetLinks?: Readonly<Record<string, { title: string; href: string }>>;
  /** What is known of the document's claims, by their ids. */
  claims?: ReadonlyMap<string, ClaimNote>;
  /** Adds what the example wrote to the field that is being filled in. */
  loadExample?: () => Promise<ToolsetDocument>;
  /** Stands around the fields, and decides which of them are shown; all without it. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** JSON pointer of the only fields to show, without what leads through a whole form. */
  at?: string;
  /** JSON pointer of the field among them that somebody is led to: it is not folded away. */
  asked?: string | undefined;
  readOnly?: boolean;
  generating?: boolean;
  /** Adds a button to each field, and an action to each item, that requests its generation. */
  onRequestFieldGeneration?: (pointer: string) => void;
  /** Adds a button to each field and item that locks it against generations, or unlocks it. */
  onToggleLock?: (pointer: string) => void;
}
