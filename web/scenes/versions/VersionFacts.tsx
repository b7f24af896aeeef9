import { useTranslation } from 'react-i18next';

import type { Version } from '#engine/protocol/version.ts';
import { classNames } from '#web/components/classNames.ts';
import { formatMoment } from '#web/i18n/formats.ts';

/** When a version was made, by whom, and whether by itself. */
export function VersionFacts({ version, isOnTonal = false }: { version: Version; isOnTonal?: boolean }) {
  const { t } = useTranslation();
  const { author, cause, createdAt } = version;
  const by = author?.fullName;
  return (
    <span className={classNames('text-sm wrap-anywhere', !isOnTonal && 'text-muted')}>
      <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      {by && ` · ${by}`}
      {cause !== 'person' && ` · ${t(`versions.automatic.${cause}`)}`}
    </span>
  );
}
