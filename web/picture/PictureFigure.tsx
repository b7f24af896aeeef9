import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { drawPicture, type PictureSubject } from '#engine/picture/drawPicture.ts';

import { Picture } from './Picture.tsx';
import { SheetSwitch } from './SheetSwitch.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

interface PictureFigureProps {
  subject: PictureSubject;
  onOpen?: ((pointer: string) => void) | undefined;
}

/** The picture of a toolset's content: a sheet at a time, all of them on paper. */
export function PictureFigure({ subject, onOpen }: PictureFigureProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const scenes = useMemo(() => drawPicture(subject, isNarrow ? 'narrow' : 'page'), [subject, isNarrow]);
  const [chosen, setChosen] = useState(0);
  const shown = Math.min(chosen, scenes.length - 1);
  if (scenes.length === 0) return null;
  return (
    <section aria-label={t('picture.label')} className="flex flex-col gap-3 print:gap-6">
      {scenes.length > 1 && <SheetSwitch scenes={scenes} shown={shown} onChoose={setChosen} />}
      {scenes.map((scene, index) => (
        <div
          key={index}
          className={
            index === shown
              ? 'break-inside-avoid overflow-hidden rounded-2xl border border-outline bg-(--picture-ground) p-3 sm:p-4'
              : 'hidden break-inside-avoid print:block'
          }
        >
          <Picture scene={scene} onOpen={onOpen} />
        </div>
      ))}
    </section>
  );
}
