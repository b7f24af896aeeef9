import { createContext, useContext } from 'react';

import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import type { EditableDocument } from '#web/document/EditableDocument.ts';

import type { FormWords } from './formWords.ts';
import type { MountQueue } from './lists/MountQueue.ts';
import type { ToolsetFormProps } from './ToolsetFormProps.ts';

/** What every part of one form shares; the same object for as long as the form stands. */
export interface FormParts {
  document: EditableDocument;
  definition: ToolsetDefinition;
  language: Language;
  mountQueue: MountQueue;
  /** The form's own words. */
  t: FormWords;
  /** Says something to people who do not see the page. */
  announce: (sentence: string) => void;
}

/** What changes while the form stands. */
export interface FormMode extends Pick<ToolsetFormProps, 'references' | 'toolsetLinks' | 'onRequestFieldGeneration'> {
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
