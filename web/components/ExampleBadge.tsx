import { useTranslation } from 'react-i18next';

/** Marks the example project beside its name. */
export function ExampleBadge() {
  const { t } = useTranslation();
  return (
    <span className="shrink-0 rounded-full bg-tertiary-tonal px-2.5 py-1 text-xs font-semibold text-on-tertiary-tonal">
      {t('example.badge')}
    </span>
  );
}
