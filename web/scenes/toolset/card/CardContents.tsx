import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Language } from '#engine/languages/languages.ts';
import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { useSwipeDown } from '#web/components/useSwipeDown.ts';
import { ApproveSpot } from '#web/confirming/ApproveSpot.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { cardIdPrefix } from '#web/form/cardIdPrefix.ts';
import { focusFieldOnceThere } from '#web/form/errors/focusFieldOnceThere.ts';
import { focusOnceThere } from '#web/form/focusOnceThere.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import { useLengthAt } from '#web/form/useLengthAt.ts';
import { useFormInputs } from '#web/scenes/toolset/useFormInputs.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { whenIdle } from '#web/whenIdle.ts';

import { CardItemActions } from './CardItemActions.tsx';
import { CardPin } from './CardPin.tsx';
import { CardSteps } from './CardSteps.tsx';
import { leaveCard } from './leaveCard.ts';
import { partAt, partBeside } from './parts.ts';
import { useCardTitle } from './useCardTitle.ts';
import { useEscapeKey } from './useEscapeKey.ts';

/** What every card has, wherever it lies. */
export interface CardProps {
  document: EditableDocument;
  language: Language;
  pointer: string;
  /** The field that somebody was led to. */
  field?: string | undefined;
  subject: CardSubject;
  readOnly: boolean;
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

interface CardContentsProps extends CardProps {
  card: RefObject<HTMLElement | null>;
  /** Of the title. */
  id: string;
  form: 'beside' | 'in-place' | 'sheet';
}

/** Title, fields and deeds of a card. */
export function CardContents({ card, id, form, ...props }: CardContentsProps) {
  const { document, language, pointer, field, subject, readOnly, onOpen, onClose } = props;
  const { t } = useTranslation();
  const inputs = useFormInputs(document, language);
  const { item, line } = subject;
  const count = useLengthAt(document, item?.list ?? (line === undefined ? '' : subject.pointer));
  const isGone = item !== null && item.index >= count;
  const title = useCardTitle(document, language, subject);
  const body = useRef<HTMLDivElement>(null);
  const last = useRef({ subject, opened: document.content });
  const isSmall = form === 'in-place';
  const steps = { hasPrevious: item?.index !== 0, hasNext: item === null || item.index + 1 < count };
  useEffect(() => {
    if (field !== undefined) return focusFieldOnceThere(cardIdPrefix(document.source.definition), field);
    const written = line ? body.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(line)}"]`) : null;
    written?.scrollIntoView?.({ block: 'nearest' });
    const area = written?.querySelector('textarea');
    // A phone's keyboard would cover what is shown first; but a line that was just added is there to be written in.
    if (form !== 'sheet' || area?.value === '') return focusOnceThere(area ?? body.current, card.current);
    card.current?.focus({ preventScroll: true });
    partAt(pointer)?.scrollIntoView({ block: 'start' });
    // Turning a phone moves no focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pointer, field, line]);
  useEffect(() => {
    const left = last.current;
    if (left.subject.pointer === subject.pointer) return;
    last.current = { subject, opened: document.content };
    const gone = readOnly ? null : leaveCard(document, left.subject, left.opened);
    // What is open has moved up.
    if (gone && item?.list === left.subject.item?.list && item && item.index > Number(gone.split('/').at(-1)))
      onOpen(`${item.list}/${item.index - 1}`);
  }, [document, subject, item, readOnly, onOpen]);
  useEffect(() => {
    if (!readOnly) whenIdle(() => void document.source.loadValidator().catch(() => {}));
  }, [document, readOnly]);

  function close() {
    if (!readOnly) leaveCard(document, subject, last.current.opened);
    // What was written in place is seen again, and can have the focus.
    flushSync(onClose);
    (partAt(pointer) ?? partAt(subject.pointer))?.focus();
  }
  function step(by: 1 | -1) {
    const next = item ? `${item.list}/${item.index + by}` : partBeside(document.source.definition, subject.pointer, by);
    if (next !== null) onOpen(next);
  }
  useEscapeKey(card, close);
  useSwipeDown(card, form === 'sheet', close);
  // Taken back, or removed by somebody else.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  return (
    <>
      {form === 'sheet' && (
        <div data-sheet-head aria-hidden className="touch-none pt-2">
          <div className="mx-auto h-1 w-9 rounded-full bg-outline" />
        </div>
      )}
      <div
        data-sheet-head={form === 'sheet' || undefined}
        className={classNames(
          'flex items-center gap-1 pr-1',
          isSmall ? 'pl-3' : 'border-b border-outline py-1 pl-4',
          form === 'sheet' && 'touch-none',
        )}
      >
        <h2
          id={id}
          className={classNames(
            'line-clamp-2 min-w-0 font-semibold wrap-anywhere',
            isSmall ? 'my-1.5 text-sm/5' : 'my-2 flex-1 text-base leading-snug',
          )}
        >
          {title}
        </h2>
        {isSmall && (
          <span aria-hidden className="flex-1 pl-1 text-sm text-muted tabular-nums">
            {line !== undefined && count}
          </span>
        )}
        {!isSmall && <CardSteps {...steps} onStep={step} />}
        <IconButton label={t('action.close')} className={isSmall ? 'relative z-1' : undefined} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div
        ref={body}
        className={classNames(
          '@container min-h-0 flex-1',
          isSmall
            ? 'card-in-place px-2 pb-1'
            : classNames('overflow-y-auto overscroll-contain', line === undefined ? 'p-4' : 'p-3'),
        )}
      >
        <ToolsetForm key={subject.pointer} {...inputs} at={subject.pointer} asked={field} readOnly={readOnly} />
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-1',
          isSmall ? 'px-1' : 'border-t border-outline px-2 py-1',
        )}
      >
        {isSmall && <CardSteps {...steps} onStep={step} />}
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
    </>
  );
}
