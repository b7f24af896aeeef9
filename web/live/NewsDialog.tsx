import { useTranslation } from 'react-i18next';

import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { ChangeList } from '../scenes/toolset/ChangeList.tsx';
import type { News } from '../stores/live.ts';
import { useMay } from '../stores/useMay.ts';

interface NewsDialogProps {
  news: News;
  onClose: () => void;
}

/** What others changed while the toolset was open, with the way to each field. */
export function NewsDialog({ news: { document, changes, before, after }, onClose }: NewsDialogProps) {
  const { t } = useTranslation();
  const { edit } = useMay();

  const goTo = (pointer: string) => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => document.editable.leadTo(pointer));
  };

  return (
    <Dialog
      open
      title={t('live.newsTitle')}
      onClose={onClose}
      actions={
        <Button look="strong" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <ChangeList
        document={document}
        changes={changes}
        before={before}
        after={after}
        onGoTo={edit ? goTo : undefined}
      />
    </Dialog>
  );
}
