import { useTranslation } from 'react-i18next';

/** What stands in the browser's tab: the page, what it belongs to, the product. */
export function PageTitle({ title, of }: { title: string; of?: string | undefined }) {
  const { t } = useTranslation();
  return <title>{[title, of, t('shell.product')].filter(Boolean).join(' · ')}</title>;
}
