import { useTranslation } from 'react-i18next';

import type { LeftOut } from '#engine/registry/leftOutOf.ts';
import { Notice } from '#web/components/Notice.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** What of a file cannot be imported here, and why. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  if (leftOut.length === 0) return null;
  return (
    <Notice kind="advice" live title={t('imports.leftOut')}>
      <ul className="list-disc pl-5">
        {leftOut.map(({ id, version, reason }) => (
          <li key={id} className="wrap-anywhere">
            {t(`imports.${reason}`, { id, version, title: titleOf(id) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
