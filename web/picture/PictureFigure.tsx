import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { InCrowd } from '#engine/picture/arranging/crowdAt.ts';
import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { editableGroups } from '#engine/picture/editableGroups.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { LayoutDescription } from '#engine/picture/layouts/layoutContract.ts';
import { partPointers } from '#engine/picture/partPointers.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import { classNames } from '#web/components/classNames.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { latePart } from '#web/components/latePart.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { withWords } from '#web/i18n/withWords.ts';

import type { GroupValues } from './editing/Drop.ts';
import type { Places } from './editing/useSettling.ts';
import type { Opening, Spot } from './Opening.ts';
import { Picture } from './Picture.tsx';
import type { PictureActions } from './PictureActions.ts';
import { SheetSwitch } from './SheetSwitch.tsx';
import { useAlone } from './useAlone.ts';
import { useIsNarrow } from './useIsNarrow.ts';

// The picture comes first.
const comes = 'when idle';
const PictureEditing = latePart(
  withWords('editing', async () => (await import('./editing/PictureEditing.tsx')).PictureEditing),
  { comes },
);
// Dots seldom lie on one another.
const CrowdDialog = lateDialog(
  withWords('editing', async () => (await import('./editing/CrowdDialog.tsx')).CrowdDialog),
);
const SavePicture = latePart(async () => (await import('./SavePicture.tsx')).SavePicture, { comes });
const PictureBar = latePart(async () => (await import('./PictureBar.tsx')).PictureBar, { comes });

interface PictureFigureProps {
  drawLayout: Draw<LayoutDescription>;
  subject: PictureSubject;
  /** Of the project, which names saved pictures. */
  project: string;
  onOpen?: ((pointer: string, field?: string) => void) | undefined;
  /** The part whose fields are open. */
  opened?: string | undefined;
  /** What of that is written where it stands. */
  opening?: Opening | null | undefined;
  /** The card of the part that is open, given where it is written. */
  renderCard?: ((spot: Spot | null) => ReactNode) | undefined;
  /** Where edits in the picture go; absent where nothing may be edited now. */
  document?: EditableDocument | undefined;
  /** What follows from what is drawn. */
  children?: (scenes: readonly Scene[]) => ReactNode;
}

/** The picture of a toolset's content: a sheet at a time, all of them on paper. One works on it where it stands. */
export function PictureFigure(props: PictureFigureProps) {
  const { drawLayout, subject, project, onOpen, opened, opening, renderCard, document, children } = props;
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const written = opening?.pointer;
  const scenes = useMemo(
    () => drawPictureWith(drawLayout, { ...subject, written }, isNarrow ? 'narrow' : 'page'),
    [drawLayout, subject, isNarrow, written],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [news, say] = useState('');
  const [edited, setEdited] = useState<{ pointer: string; turn: 'made' | 'undone' | 'redone' } | null>(null);
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState(1);
  const [crowd, setCrowd] = useState<readonly InCrowd[]>([]);
  const places = useRef<Places>(new Map());
  const figure = useRef<HTMLElement>(null);
  const { isFull, toggle: toggleFull } = useAlone(figure);
  const hintId = useId();
  // Who chose no sheet follows what is being written.
  const inWriting = scenes.findIndex(({ elements }) => isInWriting(elements));
  const shown = Math.min(chosen ?? Math.max(0, inWriting), scenes.length - 1);
  const [seen, setSeen] = useState<string>();
  if (opened !== seen) {
    setSeen(opened);
    // What is opened from elsewhere may stand on another sheet.
    const sheets = scenes.map((each) => opened !== undefined && partPointers([each]).includes(opened));
    if (!sheets[shown] && sheets.includes(true)) setChosen(sheets.indexOf(true));
  }
  const groups = useMemo(() => scenes.flatMap(({ elements }) => editableGroups(elements)), [scenes]);
  const change = useCallback(
    (pointer: string, values: GroupValues) => {
      document?.change(pointer, values);
      setEdited({ pointer, turn: 'made' });
    },
    [document],
  );
  const sayPlainly = useCallback((text: string) => {
    setEdited(null);
    say(text);
  }, []);
  const drawn = scenes[shown];
  const made = useMemo(() => (drawn && opening?.makeRoom(drawn)) ?? null, [drawn, opening]);
  const covered = made ? written : undefined;
  const actions = useMemo(
    (): PictureActions | undefined =>
      onOpen && {
        open: onOpen,
        press(pointer) {
          const isDot = groups.some((group) => group.pointer === pointer && group.edit.kind === 'move');
          if (!drawn || !isDot) return onOpen(pointer);
          import('#engine/picture/arranging/crowdAt.ts').then(
            ({ crowdAt }) => {
              const found = crowdAt(drawn.elements, pointer);
              if (found.length > 0) setCrowd(found);
              else onOpen(pointer);
            },
            // Without a network.
            () => onOpen(pointer),
          );
        },
        opened,
        written: covered,
        change: document && change,
        hintId,
      },
    [onOpen, opened, covered, document, change, hintId, drawn, groups],
  );
  if (!drawn) {
    return (
      <>
        {children?.(scenes)}
        {renderCard?.(null)}
      </>
    );
  }
  const scene = made?.scene ?? drawn;

  function undo() {
    const pointer = document?.undo() ?? null;
    if (pointer !== null) setEdited({ pointer, turn: 'undone' });
  }
  function redo() {
    const pointer = document?.redo() ?? null;
    if (pointer !== null) setEdited({ pointer, turn: 'redone' });
  }
  /** The same as a sheet: on a phone or a page there may be another number of them. */
  function drawSheet() {
    const sheets = drawPictureWith(drawLayout, subject, 'sheet');
    return sheets.length === scenes.length
      ? sheets[shown]
      : (sheets.find(({ title }) => title === scene.title) ?? sheets[0]);
  }
  function describeEdit({ pointer, turn }: NonNullable<typeof edited>) {
    const state = groups.find((group) => group.pointer === pointer)?.edit.state ?? '';
    if (turn === 'made') return state;
    return state === '' ? t(`picture.${turn}Plainly`) : t(`picture.${turn}`, { state });
  }
  return (
    <>
      <section
        ref={figure}
        aria-label={t('picture.label')}
        className={classNames(
          'flex flex-col gap-3 print:gap-6',
          isFull && 'fixed inset-0 z-40 overflow-auto bg-surface p-4',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
          {document && board && onOpen && (
            <PictureEditing
              document={document}
              language={subject.language}
              scene={scene}
              board={board}
              places={places}
              hintId={hintId}
              news={edited ? describeEdit(edited) : news}
              say={sayPlainly}
              onChange={change}
              onOpen={onOpen}
              written={covered}
              onUndo={undo}
              onRedo={redo}
            />
          )}
          {scenes.length > 1 && <SheetSwitch scenes={scenes} shown={shown} onChoose={setChosen} />}
        </div>
        {scenes.map((each, index) => (
          <div
            key={index}
            className={
              index === shown
                ? classNames(
                    'break-inside-avoid rounded-2xl border border-outline bg-(--picture-ground) p-3 sm:p-4',
                    zoom > 1 ? 'max-h-[80dvh] overflow-auto' : 'overflow-hidden',
                  )
                : 'hidden break-inside-avoid print:block'
            }
          >
            {/* Its buttons lie over the picture, in parts of its width and height. */}
            <div
              ref={index === shown ? setBoard : undefined}
              className="picture-board @container relative mx-auto print:w-full!"
              style={index === shown && zoom !== 1 ? { width: `${zoom * 100}%` } : undefined}
            >
              <Picture
                scene={index === shown ? scene : each}
                actions={actions}
                places={index === shown ? places : undefined}
              />
            </div>
          </div>
        ))}
        {/* Nobody saves ghosts, nor works on them. */}
        {!subject.finish && (
          <>
            <PictureBar
              {...{ document, zoom, isFull }}
              onUndo={undo}
              onRedo={redo}
              onZoom={setZoom}
              onFull={toggleFull}
            />
            <SavePicture draw={drawSheet} project={project} />
          </>
        )}
      </section>
      {onOpen && crowd.length > 0 && (
        <CrowdDialog
          crowd={crowd}
          onOpen={(pointer) => {
            setCrowd([]);
            onOpen(pointer);
          }}
          onClose={() => setCrowd([])}
        />
      )}
      {children?.(scenes)}
      {renderCard?.(made && board && { board, place: made.place, ground: made.ground, width: scene.width })}
    </>
  );
}

function isInWriting(elements: readonly SceneElement[]): boolean {
  return elements.some((element) => element.kind === 'group' && (element.isInWriting || isInWriting(element.elements)));
}
