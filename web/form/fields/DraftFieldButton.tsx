import { buttonStyle } from '#web/components/buttonStyle.ts';

import { useForm, useFormMode } from '../FormContext.ts';
import { draftIcon } from '../icons.tsx';

/** Asks for a new draft of one part of the document, where the page offers that. */
export function DraftFieldButton({ pointer, title }: { pointer: string; title: string }) {
  const { t } = useForm();
  const { onRequestFieldGeneration, readOnly, generating } = useFormMode();
  if (!onRequestFieldGeneration || readOnly) return null;
  return (
    <button
      type="button"
      className={buttonStyle({ look: 'quiet', size: 'small' })}
      aria-label={t('draftFieldTitle', { title })}
      disabled={generating}
      onClick={() => onRequestFieldGeneration(pointer)}
    >
      {draftIcon}
      {t('draftField')}
    </button>
  );
}
