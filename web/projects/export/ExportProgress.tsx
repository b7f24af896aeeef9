import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ProgressBar } from '#web/components/ProgressBar.tsx';

const patience = 1000; // milliseconds

/** Tells that the file is being written, as soon as that takes longer than people expect. */
export function ExportProgress() {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="min-h-10 text-sm text-muted">
      {isLong && (
        <>
          <p className="mb-2">{t('exports.writing')}</p>
          <ProgressBar label={t('exports.writing')} />
        </>
      )}
    </div>
  );
}
