import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { NetworkError } from '#web/api/NetworkError.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { RainIllustration } from './RainIllustration.tsx';

interface FailureViewProps {
  error?: unknown;
  /** For a part of a card instead of a page. */
  compact?: boolean;
  onTryAgain: () => void;
}

/** Replaces a part of the page that failed to load, with a button to retry. */
export function FailureView({ error, compact = false, onTryAgain }: FailureViewProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (error) reportFailure(error, saidHere);
  }, [error]);
  const text = t(error instanceof NetworkError ? 'error.network' : 'error.generic');
  if (compact) {
    const again = (
      <Button size="small" onClick={onTryAgain}>
        {t('action.tryAgain')}
      </Button>
    );
    return <Notice kind="error" live title={text} actions={again} />;
  }
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-16 text-center">
      <RainIllustration />
      <p className="mt-6 max-w-md text-lg font-semibold">{text}</p>
      <Button className="mt-6" onClick={onTryAgain}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}

const nothing = () => {};
/** Only a 401 leads away from the page; all other errors are shown in place. */
const saidHere = { validation: nothing, result: nothing, network: nothing, unhandled: nothing };
