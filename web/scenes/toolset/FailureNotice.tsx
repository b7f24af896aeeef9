import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { tryGenerationAgain } from '../../stores/toolset-document/generate.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

/** The server's explanation of a failed generation, with the option to retry. */
export function FailureNotice() {
  const { t } = useTranslation();
  const { failure, generation } = useSnapshot(toolsetScreen);
  if (!failure || generation) return null;
  return (
    <Notice
      kind="error"
      live
      icon={<CircleAlert aria-hidden size={20} />}
      title={failure.title}
      actions={
        <>
          <Button size="small" look="quiet" onClick={() => (toolsetScreen.failure = null)}>
            {t('action.dismiss')}
          </Button>
          <Button size="small" onClick={() => void tryGenerationAgain()}>
            {t('action.tryAgain')}
          </Button>
        </>
      }
    >
      {failure.message} {t('toolset.tokensReturned')}
    </Notice>
  );
}
