import { useTranslation } from 'react-i18next';

import type { InCrowd } from '#engine/picture/arranging/crowdAt.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

interface CrowdDialogProps {
  crowd: readonly InCrowd[];
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

/** What lies on one spot of a plot, where a press cannot tell which is meant. */
export function CrowdDialog({ crowd, onOpen, onClose }: CrowdDialogProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  return (
    <Dialog
      open
      isLong
      title={t('picture.crowd', { count: crowd.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <ul lang={lang} className="divide-y divide-outline">
        {crowd.map(({ pointer, label }) => (
          <li key={pointer}>
            <button
              type="button"
              onClick={() => onOpen(pointer)}
              className="min-h-11 w-full cursor-pointer rounded-lg px-2 py-2 text-left text-text wrap-anywhere hover:bg-field"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
