import { autoUpdate, flip, type MiddlewareState, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Language } from '#engine/languages/languages.ts';
import { cardSubject } from '#engine/picture/cardSubject.ts';
import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { ApproveSpot } from '#web/confirming/ApproveSpot.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { focusWithin } from '#web/form/focusWithin.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import { useLengthAt } from '#web/form/useLengthAt.ts';
import { useFormInputs } from '#web/scenes/toolset/useFormInputs.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { whenIdle } from '#web/whenIdle.ts';

import { CardItemActions } from './CardItemActions.tsx';
import { CardPin } from './CardPin.tsx';
import { dropBlanks } from './dropBlanks.ts';
import { partAt, partBeside } from './parts.ts';
import { useCardTitle } from './useCardTitle.ts';
import { useEscapeKey } from './useEscapeKey.ts';

/** Pixels between a part of the picture and its card, and between the card and the window's edge. */
const gap = 12;
const margin = 12;
const tallest = 600;
const leastHeight = 280;

const growing = size({
  padding: margin,
  apply: ({ availableHeight, elements }) => {
    elements.floating.style.maxHeight = `${Math.min(tallest, Math.max(leastHeight, availableHeight))}px`;
  },
});

/** Over the box whose heading it is given, as if that had grown. */
const overHeading = ({ rects }: MiddlewareState) => ({ mainAxis: -rects.reference.height - gap, crossAxis: -gap });

interface PictureCardProps {
  document: EditableDocument;
  language: Language;
  /** JSON pointer of the part of the picture. */
  pointer: string;
  readOnly: boolean;
  isSheet: boolean;
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

/** The fields of a part of the picture, beside it; on a phone a sheet below it. */
export function PictureCard({ document, language, pointer, readOnly, isSheet, onOpen, onClose }: PictureCardProps) {
  const { t } = useTranslation();
  const subject = useMemo(() => cardSubject(document.source.definition, pointer), [document, pointer]);
  const inputs = useFormInputs(document, language);
  const { item, line } = subject;
  const isOver = line !== undefined;
  const count = useLengthAt(document, item?.list ?? '');
  const isGone = item !== null && item.index >= count;
  const title = useCardTitle(document, language, subject);
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles } = useFloating({
    placement: isOver ? 'bottom-start' : 'right-start',
    middleware: isOver
      ? [offset(overHeading), shift({ padding: margin, crossAxis: true }), growing]
      : [
          offset(gap),
          flip({ padding: margin, fallbackPlacements: ['left-start', 'bottom-start', 'top-start'] }),
          shift({ padding: margin, crossAxis: true }),
          growing,
        ],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    // The picture is drawn anew with each edit: its part is looked for each time.
    let last = new DOMRect();
    const shown = isOver ? subject.pointer : pointer;
    const contextElement = partAt(shown) ?? globalThis.document.body;
    refs.setReference({
      contextElement,
      getBoundingClientRect: () => (last = partAt(shown)?.getBoundingClientRect() ?? last),
    });
  }, [pointer, subject, isOver, refs]);
  useEffect(() => {
    const written = line ? body.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(line)}"]`) : null;
    written?.scrollIntoView?.({ block: 'nearest' });
    const area = written?.querySelector('textarea');
    // A phone's keyboard would cover what is shown first; but a line that was just added is there to be written in.
    if (!isSheet || area?.value === '') return focusWithin(area ?? body.current);
    card.current?.focus({ preventScroll: true });
    partAt(pointer)?.scrollIntoView({ block: 'start' });
    // Turning a phone moves no focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pointer, line]);
  useEffect(() => {
    if (!readOnly) whenIdle(() => void document.source.loadValidator().catch(() => {}));
  }, [document, readOnly]);

  function close() {
    if (!readOnly) dropBlanks(document, subject);
    onClose();
    (partAt(pointer) ?? partAt(subject.pointer))?.focus();
  }
  function step(by: 1 | -1) {
    const next = item ? `${item.list}/${item.index + by}` : partBeside(document.source.definition, subject.pointer, by);
    if (next !== null) onOpen(next);
  }
  useEscapeKey(card, close);
  // Taken back, or removed by somebody else.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  return (
    <div
      ref={(element) => {
        card.current = element;
        refs.setFloating(isSheet ? null : element);
      }}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-card
      style={isSheet ? undefined : floatingStyles}
      className={classNames(
        'z-[45] flex flex-col overflow-hidden border border-outline bg-raised shadow-overlay outline-none print:hidden',
        isSheet
          ? 'fixed inset-x-0 bottom-0 max-h-[62dvh] rounded-t-3xl pb-[env(safe-area-inset-bottom)]'
          : classNames('rounded-2xl', isOver ? 'w-[min(24rem,calc(100vw-24px))]' : 'w-[min(26rem,calc(100vw-24px))]'),
      )}
    >
      <div className="flex items-center gap-1 border-b border-outline py-1 pr-1 pl-4">
        <h2
          id={titleId}
          className="my-2 line-clamp-2 min-w-0 flex-1 text-base leading-snug font-semibold wrap-anywhere"
        >
          {title}
        </h2>
        <IconButton label={t('picture.card.previous')} disabled={item?.index === 0} onClick={() => step(-1)}>
          <ChevronUp aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={t('picture.card.next')}
          disabled={item !== null && item.index + 1 >= count}
          onClick={() => step(1)}
        >
          <ChevronDown aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('action.close')} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div
        ref={body}
        className={classNames('@container min-h-0 flex-1 overflow-y-auto overscroll-contain', isOver ? 'p-3' : 'p-4')}
      >
        <ToolsetForm key={subject.pointer} {...inputs} at={subject.pointer} readOnly={readOnly} />
      </div>
      <div className="flex flex-wrap items-center gap-x-1 border-t border-outline px-2 py-1">
        {!readOnly && <ApproveSpot pointers={[subject.pointer]} />}
        {item && !readOnly && (
          <CardPin {...{ document, language, title }} pointer={subject.pointer} onToggle={inputs.onToggleLock} />
        )}
        {item && !readOnly && !inputs.generating && (
          <CardItemActions {...{ document, language, item, count, title, onOpen }} onClose={close} />
        )}
        {!readOnly && (
          <Link
            to={modeHref('fields', subject.pointer)}
            className="ml-auto inline-flex min-h-10 items-center rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline"
          >
            {t('picture.card.allFields')}
          </Link>
        )}
      </div>
    </div>
  );
}
