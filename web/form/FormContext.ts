import { createContext, useContext } from 'react';

import type { Outdated } from '#engine/computed/findOutdated.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import type { FormWidgets } from './fields/FormWidget.ts';
import type { Folds } from './folds/Folds.ts';
import type { FormWords } from './formWords.ts';
import type { MountQueue } from './lists/MountQueue.ts';
import type { ToolsetFormProps } from './ToolsetFormProps.ts';

/** What all parts of a form share; the same object while the form is mounted. */
export interface FormParts {
  document: EditableDocument;
  definition: ToolsetDefinition;
  language: Language;
  /** The language of what is written in the document. */
  contentLanguage: Language;
  /** The form's widgets and the toolset's own. */
  widgets: FormWidgets;
  mountQueue: MountQueue;
  folds: Folds;
  /** Whether all fields are shown, and long lists are folded at first. */
  isWhole: boolean;
  /** The field that somebody is led to. */
  asked: string | undefined;
  /** Translates the form's own texts. */
  t: FormWords;
  /** Announces a sentence to screen readers. */
  announce: (sentence: string) => void;
}

/** Settings that may change while the form is mounted. */
export interface FormMode extends Pick<
  ToolsetFormProps,
  'references' | 'figures' | 'toolsetLinks' | 'claims' | 'onRequestFieldGeneration' | 'onToggleLock'
> {
  /** The computed values that were others when the document was saved. */
  outdated?: ReadonlyMap<string, Outdated>;
  readOnly: boolean;
  generating: boolean;
}

export const FormPartsContext = createContext<FormParts | null>(null);
export const FormModeContext = createContext<FormMode>({ readOnly: false, generating: false });

export function useForm(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('A form part was drawn outside of a ToolsetForm');
  return parts;
}

export function useFormMode(): FormMode {
  return useContext(FormModeContext);
}
