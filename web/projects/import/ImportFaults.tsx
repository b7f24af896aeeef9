import { useTranslation } from 'react-i18next';

import type { FieldError } from '#engine/protocol/errors.ts';
import { Notice } from '#web/components/Notice.tsx';

const mostShown = 6;

/** Where in the file something does not fit, by JSON pointer. */
export function ImportFaults({ faults }: { faults: readonly FieldError[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  const more = faults.length - mostShown;
  return (
    <Notice kind="error" live title={t('imports.faults')}>
      <ul className="list-disc pl-5 text-sm">
        {faults.slice(0, mostShown).map(({ path, key, message }) => (
          <li key={`${path} ${key}`}>
            <code translate="no" className="wrap-anywhere">
              {path}
            </code>{' '}
            {message}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm">{t('imports.more', { count: more })}</p>}
    </Notice>
  );
}
