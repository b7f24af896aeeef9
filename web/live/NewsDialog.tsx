import { useTranslation } from 'react-i18next';

import type { News } from '#web/stores/live.ts';
import { useMay } from '#web/stores/useMay.ts';
import { ChangesDialog } from '#web/toolsets/ChangesDialog.tsx';

interface NewsDialogProps {
  news: News;
  onClose: () => void;
}

/** What others changed while the toolset was open, with the way to each field. */
export function NewsDialog({ news: { document, changes, before, after }, onClose }: NewsDialogProps) {
  const { t } = useTranslation();
  const { edit } = useMay();
  return (
    <ChangesDialog
      title={t('live.newsTitle')}
      document={document}
      changes={changes}
      before={before}
      after={after}
      leads={edit}
      onClose={onClose}
    />
  );
}
