import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from 'react-i18next';

import { StatusRow } from './StatusRow.tsx';

/** There are changes that are not saved. */
export function UnsavedStatus() {
  const { t } = useTranslation();
  return <StatusRow look="own" icon={<PenLine aria-hidden size={14} />} state={t('toolset.saveState.unsaved')} />;
}
