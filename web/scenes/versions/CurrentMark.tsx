import { useTranslation } from 'react-i18next';

/** Beside the version that holds what is saved now. */
export function CurrentMark() {
  const { t } = useTranslation();
  return (
    <span className="rounded-full bg-primary-tonal px-3 py-0.5 text-sm font-semibold text-on-primary-tonal">
      {t('versions.current')}
    </span>
  );
}
