import { useTranslation } from 'react-i18next';

import { Notice } from '#web/components/Notice.tsx';

/** Why there is no picture; what stands below it says the same. */
export function PictureFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const cause = error instanceof Error ? error.message : String(error);
  return (
    <Notice kind="info" title={t('picture.failed')}>
      {/* As browsers say that a part of the program did not come. */}
      {/import|preload|fetch/i.test(cause) ? t('picture.notLoaded') : t('picture.notDrawn', { cause })}
    </Notice>
  );
}
