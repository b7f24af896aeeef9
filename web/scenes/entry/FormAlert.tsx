import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { FormFailure } from './useSubmission.ts';

/** An error of the whole form, above its fields. */
export function FormAlert({ failure }: { failure: FormFailure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  const { title, message, tryAgain } = failure;
  return (
    <Notice
      kind="error"
      live
      title={title}
      actions={
        tryAgain && (
          <Button size="small" onClick={tryAgain}>
            {t('action.tryAgain')}
          </Button>
        )
      }
    >
      {message !== title && message}
    </Notice>
  );
}
