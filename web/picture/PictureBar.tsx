import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

interface PictureBarProps {
  /** Absent where nothing may be edited. */
  document?: EditableDocument | undefined;
  zoom: number;
  isFull: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onZoom: (zoom: number) => void;
  onFull: () => void;
}

/** Floats over a picture: takes edits back and makes them again, shows the picture larger, and alone. */
export function PictureBar({ document, zoom, isFull, onUndo, onRedo, onZoom, onFull }: PictureBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const at = zooms.indexOf(zoom);
  const percent = zoom.toLocaleString(language, { style: 'percent' });
  const step = (by: number) => onZoom(zooms[at + by] ?? zoom);
  return (
    <div
      role="toolbar"
      aria-label={t('picture.bar')}
      className={classNames(
        'sticky z-10 mx-auto flex w-fit items-center gap-0.5 rounded-full border border-outline bg-raised p-0.5 shadow-overlay low:bottom-4 print:hidden',
        isFull ? 'bottom-4' : 'bottom-[max(calc(var(--bottom-bar,0px)+1.75rem),calc(var(--foot-bar,0px)+0.75rem))]',
      )}
    >
      {document && <HistoryButtons document={document} onUndo={onUndo} onRedo={onRedo} />}
      <IconButton label={t('picture.smaller')} disabled={at === 0} onClick={() => step(-1)}>
        <Minus aria-hidden size={18} />
      </IconButton>
      <button
        type="button"
        title={t('picture.wholeWidth')}
        aria-label={`${percent}, ${t('picture.wholeWidth')}`}
        onClick={() => onZoom(1)}
        className="min-h-10 min-w-14 cursor-pointer rounded-full px-1 text-sm font-semibold tabular-nums hover:bg-field max-desktop:min-h-11"
      >
        {percent}
      </button>
      <IconButton label={t('picture.larger')} disabled={at === zooms.length - 1} onClick={() => step(1)}>
        <Plus aria-hidden size={18} />
      </IconButton>
      <IconButton label={t(isFull ? 'picture.leaveFull' : 'picture.full')} onClick={onFull}>
        {isFull ? <Minimize aria-hidden size={18} /> : <Maximize aria-hidden size={18} />}
      </IconButton>
    </div>
  );
}

interface HistoryButtonsProps extends Pick<PictureBarProps, 'onUndo' | 'onRedo'> {
  document: EditableDocument;
}

function HistoryButtons({ document: { history }, onUndo, onRedo }: HistoryButtonsProps) {
  const { t } = useTranslation();
  const isEmpty = useSyncExternalStore(history.subscribe, () => history.isEmpty);
  const isUpToDate = useSyncExternalStore(history.subscribe, () => history.isUpToDate);
  const inactive = 'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';
  return (
    <>
      <IconButton
        label={t('picture.undo')}
        aria-disabled={isEmpty || undefined}
        aria-keyshortcuts="Control+Z Meta+Z"
        className={inactive}
        onClick={onUndo}
      >
        <Undo aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={t('picture.redo')}
        aria-disabled={isUpToDate || undefined}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        className={inactive}
        onClick={onRedo}
      >
        <Redo aria-hidden size={18} />
      </IconButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-outline" />
    </>
  );
}
