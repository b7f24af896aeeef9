import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { LayoutDescription } from '#engine/picture/layouts/layoutContract.ts';
import { partPointers } from '#engine/picture/partPointers.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import { PictureEditBar } from './editing/PictureEditBar.tsx';
import { useUndoKey } from './editing/useUndoKey.ts';
import { Picture } from './Picture.tsx';
import type { PictureActions } from './PictureActions.ts';
import { SavePicture } from './SavePicture.tsx';
import { SheetSwitch } from './SheetSwitch.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useIsTouch } from './useIsTouch.ts';

interface PictureFigureProps {
  drawLayout: Draw<LayoutDescription>;
  subject: PictureSubject;
  /** Of the project, which names saved pictures. */
  project: string;
  onOpen?: ((pointer: string) => void) | undefined;
  /** The part whose fields are open. */
  opened?: string | undefined;
  /** Where edits in the picture go; absent where nothing may be edited now. */
  document?: EditableDocument | undefined;
  /** What follows from what is drawn. */
  children?: (scenes: readonly Scene[]) => ReactNode;
}

/** The picture of a toolset's content: a sheet at a time, all of them on paper. What is natural is edited in it. */
export function PictureFigure(props: PictureFigureProps) {
  const { drawLayout, subject, project, onOpen, opened, document, children } = props;
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const isTouch = useIsTouch();
  const scenes = useMemo(
    () => drawPictureWith(drawLayout, subject, isNarrow ? 'narrow' : 'page'),
    [drawLayout, subject, isNarrow],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [edited, setEdited] = useState<{ pointer: string; isUndone: boolean } | null>(null);
  const hintId = useId();
  // Who chose no sheet follows what is being written.
  const written = scenes.findIndex(({ elements }) => isInWriting(elements));
  const shown = Math.min(chosen ?? Math.max(0, written), scenes.length - 1);
  const [seen, setSeen] = useState<string>();
  if (opened !== seen) {
    setSeen(opened);
    // What is opened from elsewhere may stand on another sheet.
    const sheets = scenes.map((scene) => opened !== undefined && partPointers([scene]).includes(opened));
    if (!sheets[shown] && sheets.includes(true)) setChosen(sheets.indexOf(true));
  }
  const groups = useMemo(() => scenes.flatMap(({ elements }) => editableGroups(elements)), [scenes]);
  const actions = useMemo((): PictureActions | undefined => {
    if (!onOpen) return undefined;
    const change: PictureActions['change'] = (pointer, values) => {
      document?.change(pointer, values);
      setEdited({ pointer, isUndone: false });
    };
    return { open: onOpen, opened, change: document && change, hintId };
  }, [onOpen, opened, document, hintId]);
  const figure = useRef<HTMLElement>(null);
  useUndoKey(figure, undo);
  if (scenes.length === 0) return children?.(scenes);

  function undo() {
    const pointer = document?.undo() ?? null;
    if (pointer !== null) setEdited({ pointer, isUndone: true });
  }
  /** The same as a sheet: on a phone or a page there may be another number of them. */
  function drawSheet() {
    const sheets = drawPictureWith(drawLayout, subject, 'sheet');
    return sheets.length === scenes.length
      ? sheets[shown]
      : (sheets.find(({ title }) => title === scenes[shown]?.title) ?? sheets[0]);
  }
  const [first] = editableGroups(scenes[shown]?.elements ?? []);
  const state = groups.find(({ pointer }) => pointer === edited?.pointer)?.edit.state ?? '';
  return (
    <>
      <section ref={figure} aria-label={t('picture.label')} className="flex flex-col gap-3 print:gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
          {document && first && (
            <PictureEditBar
              document={document}
              hint={{ id: hintId, text: t(`picture.${isTouch ? 'touchHint' : 'hint'}.${first.edit.kind}`) }}
              news={edited?.isUndone && state !== '' ? t('picture.undone', { state }) : state}
              onUndo={undo}
            />
          )}
          {scenes.length > 1 && <SheetSwitch scenes={scenes} shown={shown} onChoose={setChosen} />}
        </div>
        {scenes.map((scene, index) => (
          <div
            key={index}
            className={
              index === shown
                ? 'break-inside-avoid overflow-hidden rounded-2xl border border-outline bg-(--picture-ground) p-3 sm:p-4'
                : 'hidden break-inside-avoid print:block'
            }
          >
            <Picture scene={scene} actions={actions} />
          </div>
        ))}
        {/* Nobody saves ghosts. */}
        {!subject.finish && <SavePicture draw={drawSheet} project={project} />}
      </section>
      {children?.(scenes)}
    </>
  );
}

function isInWriting(elements: readonly SceneElement[]): boolean {
  return elements.some((element) => element.kind === 'group' && (element.isInWriting || isInWriting(element.elements)));
}
