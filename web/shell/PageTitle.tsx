import { useTranslation } from 'react-i18next';

/** What stands in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <title>{title ? `${title} · ${t('shell.product')}` : t('shell.product')}</title>;
}
