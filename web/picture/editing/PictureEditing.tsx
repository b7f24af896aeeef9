import Plus from 'lucide-react/icons/plus';
import { type RefObject, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { Language } from '#engine/languages/languages.ts';
import { findDrop } from '#engine/picture/arranging/findDrop.ts';
import { neighbourList } from '#engine/picture/arranging/neighbourList.ts';
import { placeAdds } from '#engine/picture/arranging/placeAdds.ts';
import { placeInList } from '#engine/picture/arranging/placeInList.ts';
import { readShownLists } from '#engine/picture/arranging/readShownLists.ts';
import { scoresAt } from '#engine/picture/arranging/scoresAt.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { useIsTouch } from '#web/picture/useIsTouch.ts';

import { AddButtons } from './AddButtons.tsx';
import { Arranger } from './Arranger.ts';
import { askedIn } from './askedIn.ts';
import type { DragPlan } from './DragPlan.ts';
import { dropAt } from './Drop.ts';
import { nameKind } from './nameItem.ts';
import { PictureHint } from './PictureHint.tsx';
import { useArrangeKeys } from './useArrangeKeys.ts';
import { usePointer } from './usePointer.ts';
import type { Places } from './useSettling.ts';
import { useUndoKey } from './useUndoKey.ts';

interface PictureEditingProps {
  document: EditableDocument;
  language: Language;
  scene: Scene;
  /** What holds the sheet that is shown. */
  board: HTMLElement;
  places: RefObject<Places>;
  hintId: string;
  /** What is written where it stands; it adds by itself. */
  written?: string | undefined;
  news: string;
  say: (news: string) => void;
  onChange: (pointer: string, values: ReadonlyMap<string, unknown>) => void;
  onOpen: (pointer: string, field?: string) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** All by which a picture is edited where it stands; loaded for those who may. */
export function PictureEditing(props: PictureEditingProps) {
  const { document, language, scene, board, places, hintId, written, news, say, onChange, onOpen, onUndo, onRedo } =
    props;
  const { t } = useTranslation();
  const isTouch = useIsTouch();
  const { definition } = document.source;
  const lists = useMemo(() => readShownLists(definition.schema, scene.elements), [definition, scene]);
  const groups = useMemo(() => editableGroups(scene.elements), [scene]);
  const adds = useMemo(
    () => placeAdds(lists, scene).filter(({ list }) => list.pointer !== written),
    [lists, scene, written],
  );
  const arranger = useMemo(() => new Arranger({ document, language, t, say }), [document, language, t, say]);
  useUndoKey(onUndo, onRedo);

  /** The lists shown that an entry can come into, its own among them. */
  function listsFor(pointer: string) {
    const own = placeInList(pointer).list;
    const targets = new Set([own, ...arranger.targetsOf(pointer).map(({ list }) => list)]);
    return lists.filter((list) => targets.has(list.pointer));
  }
  /** The lists shown that it cannot come into, but for those that it stands in. */
  function othersFor(pointer: string) {
    const taking = listsFor(pointer);
    return lists.filter((list) => !taking.includes(list) && !isWithin(pointer, [list.pointer]));
  }
  function planOf(pointer: string): DragPlan | null {
    const edit = groups.find((group) => group.pointer === pointer)?.edit;
    if (edit && edit.kind !== 'step') {
      return {
        at: edit.kind === 'move' ? edit.at : undefined,
        isHeld: edit.kind === 'column',
        isOnSheet: false,
        dropAt(point) {
          const { place, values } = dropAt(edit, point);
          const apply = (at: { x: number; y: number }) => {
            places.current.set(pointer, at);
            if (!values) return;
            onChange(pointer, values);
            const asked = edit.kind === 'column' && askedIn(edit, values, document);
            if (asked) onOpen(pointer, asked);
          };
          return { place, apply: values && apply };
        },
      };
    }
    if (edit || !arranger.isEntry(pointer)) return null;
    const targets = listsFor(pointer);
    const { list, index } = placeInList(pointer);
    const others = othersFor(pointer);
    return {
      isHeld: true,
      isOnSheet: true,
      dropAt(point) {
        const drop = findDrop([...targets, ...others], point);
        if (!drop) return { place: null, apply: null };
        if (others.some((each) => each.pointer === drop.list))
          return { place: null, apply: () => arranger.refuse(pointer, drop.list) };
        const to = drop.list === list && drop.index > index ? drop.index - 1 : drop.index;
        const isSame = drop.list === list && to === index;
        return {
          place: isSame ? null : drop.mark,
          apply: isSame ? null : () => arranger.moveTo(pointer, drop.list, to),
        };
      },
    };
  }
  function addOnGround({ clientX, clientY, target }: MouseEvent) {
    const svg = (target as SVGElement).closest<SVGSVGElement>('svg.picture');
    const matrix = svg?.getScreenCTM()?.inverse();
    const place = matrix && scoresAt(scene.elements, new DOMPoint(clientX, clientY).matrixTransform(matrix));
    if (place) add(place.list, place.scores);
  }
  function add(list: string, scores?: object) {
    const added = arranger.add(list, scores);
    if (added !== null) onOpen(added);
  }
  usePointer(board, planOf, addOnGround);
  useArrangeKeys(board, {
    isEntry: (pointer) => arranger.isEntry(pointer),
    moveBy: (pointer, by) => arranger.moveBy(pointer, by),
    moveBeside(pointer, side) {
      const { list } = placeInList(pointer);
      const beside = neighbourList(listsFor(pointer), list, side);
      if (beside) return arranger.moveTo(pointer, beside.pointer);
      const other = neighbourList(lists, list, side);
      if (other && othersFor(pointer).includes(other)) arranger.refuse(pointer, other.pointer);
      else say(t('picture.arrange.nowhere', { title: arranger.titleOf(pointer) }));
      return pointer;
    },
    remove(pointer) {
      const { list, index } = placeInList(pointer);
      arranger.remove(pointer);
      return index < arranger.countOf(list) ? pointer : `${list}/${index - 1}`;
    },
  });

  const kind = groups[0]?.edit.kind ?? (lists.some(({ items }) => items.length > 0) ? 'list' : 'open');
  return (
    <>
      <PictureHint id={hintId} kind={kind} text={t(`picture.${isTouch ? 'touchHint' : 'hint'}.${kind}`)} news={news} />
      {adds
        .filter(({ at }) => !at)
        .map(({ list: { pointer, most } }) => (
          <button
            key={pointer}
            type="button"
            className={buttonStyle({ look: 'tonal', size: 'small' }, 'print:hidden')}
            aria-disabled={arranger.isFull(pointer) || undefined}
            title={
              arranger.isFull(pointer)
                ? t('picture.arrange.full', { list: arranger.nameOf(pointer), count: most })
                : undefined
            }
            onClick={() => add(pointer)}
          >
            <Plus aria-hidden size={16} />
            {nameKind(arranger.wordsOf, pointer)}
          </button>
        ))}
      {createPortal(<AddButtons scene={scene} places={adds} arranger={arranger} onAdd={add} />, board)}
    </>
  );
}
