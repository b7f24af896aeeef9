import Undo from 'lucide-react/icons/undo-2';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

interface PictureEditBarProps {
  document: EditableDocument;
  /** How the picture is edited. */
  hint: { id: string; text: string };
  /** What the last edit did, said politely; "" before the first. */
  news: string;
  onUndo: () => void;
}

/** Says how the picture is edited and what the last edit did, and takes it back. */
export function PictureEditBar({ document: { history }, hint, news, onUndo }: PictureEditBarProps) {
  const { t } = useTranslation();
  const isEmpty = useSyncExternalStore(history.subscribe, () => history.isEmpty);
  return (
    <div className="flex min-h-10 min-w-0 flex-3 basis-80 items-center gap-3 text-sm text-muted print:hidden">
      <p id={hint.id} className={news === '' ? 'min-w-0' : 'sr-only'}>
        {hint.text}
      </p>
      <p role="status" className="min-w-0 text-text">
        {news}
      </p>
      <Button
        look="quiet"
        size="small"
        icon={<Undo aria-hidden size={18} />}
        inactive={isEmpty}
        onClick={onUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
        className="ml-auto shrink-0"
      >
        {t('picture.undo')}
      </Button>
    </div>
  );
}
