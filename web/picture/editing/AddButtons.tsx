import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';

import type { AddPlace } from '#engine/picture/arranging/placeAdds.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import type { Arranger } from './Arranger.ts';

interface AddButtonsProps {
  scene: Scene;
  places: readonly AddPlace[];
  arranger: Arranger;
  onAdd: (list: string) => void;
}

/** Over a picture, at each list's place in it, a button that adds to the list. */
export function AddButtons({ scene, places, arranger, onAdd }: AddButtonsProps) {
  const { t } = useTranslation();
  return places.map(({ list: { pointer, most, items }, at }) => {
    if (!at) return null;
    const isFull = arranger.isFull(pointer);
    const list = arranger.nameOf(pointer);
    const name = isFull ? t('picture.arrange.full', { list, count: most }) : t('picture.arrange.addTo', { list });
    return (
      <button
        key={pointer}
        type="button"
        // What shows a list as a whole opens it, and one adds there.
        tabIndex={items.length > 0 || arranger.countOf(pointer) === 0 ? 0 : -1}
        aria-label={name}
        title={name}
        aria-disabled={isFull || undefined}
        onClick={() => onAdd(pointer)}
        style={{ left: `${(at.x / scene.width) * 100}%`, top: `${(at.y / scene.height) * 100}%` }}
        className="picture-add absolute grid size-6 -translate-1/2 cursor-pointer place-items-center rounded-full border border-outline bg-raised text-muted shadow-sm hover:border-primary hover:bg-primary hover:text-on-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-40 print:hidden"
      >
        <Plus aria-hidden size={14} />
      </button>
    );
  });
}
