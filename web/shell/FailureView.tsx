import { useTranslation } from 'react-i18next';

import { Button } from '../components/Button.tsx';
import { SearchIllustration } from '../components/SearchIllustration.tsx';
import { NetworkError } from '../api/NetworkError.ts';

/** A part of the page that could not be loaded, with the way to try it once more. */
export function FailureView({ error, onTryAgain }: { error?: unknown; onTryAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-16 text-center">
      <SearchIllustration />
      <p className="mt-6 max-w-md text-lg font-semibold">
        {t(error instanceof NetworkError ? 'error.network' : 'error.generic')}
      </p>
      <Button className="mt-6" onClick={onTryAgain}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
