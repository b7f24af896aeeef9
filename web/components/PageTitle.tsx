import { useTranslation } from 'react-i18next';

/** Document title: the page, its parent, the product. */
export function PageTitle({ title, of }: { title: string; of?: string | undefined }) {
  const { t } = useTranslation();
  return <title>{[title, of, t('shell.product')].filter(Boolean).join(' · ')}</title>;
}
