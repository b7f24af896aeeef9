import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { balancePath } from '#web/entryPaths.ts';

import type { FormFailure } from './useSubmission.ts';

/** An error of the whole form, above its fields. */
export function FormAlert({ failure }: { failure: FormFailure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  const { title, message, key, tryAgain } = failure;
  return (
    <Notice
      kind="error"
      live
      title={title}
      actions={
        tryAgain ? (
          <Button size="small" onClick={tryAgain}>
            {t('action.tryAgain')}
          </Button>
        ) : (
          key === 'insufficient-tokens' && (
            <ButtonLink size="small" to={balancePath}>
              {t('toolset.buyTokens')}
            </ButtonLink>
          )
        )
      }
    >
      {message !== title && message}
    </Notice>
  );
}
