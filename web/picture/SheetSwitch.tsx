import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';

import type { Scene } from '#engine/picture/Scene.ts';
import { IconButton } from '#web/components/IconButton.tsx';

interface SheetSwitchProps {
  scenes: readonly Scene[];
  shown: number;
  onChoose: (index: number) => void;
}

/** Goes from one sheet of a picture to the next. */
export function SheetSwitch({ scenes, shown, onChoose }: SheetSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-10 min-w-0 flex-1 basis-52 items-center gap-1 text-sm text-muted print:hidden">
      <p role="status" className="mr-auto min-w-0 truncate font-medium text-text">
        {scenes[shown]?.about}
      </p>
      <IconButton label={t('picture.previous')} disabled={shown === 0} onClick={() => onChoose(shown - 1)}>
        <ChevronLeft size={20} />
      </IconButton>
      <span className="shrink-0 whitespace-nowrap tabular-nums">
        {t('picture.sheet', { number: shown + 1, count: scenes.length })}
      </span>
      <IconButton label={t('picture.next')} disabled={shown === scenes.length - 1} onClick={() => onChoose(shown + 1)}>
        <ChevronRight size={20} />
      </IconButton>
    </div>
  );
}
