import Lock from 'lucide-react/icons/lock';
import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo, useState } from 'react';

import { listEntries } from '#engine/difference/listEntries.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { confirmPage } from '#web/confirming/confirmPage.ts';
import { changeKey } from '#web/document/changeKey.ts';
import type { DraftReview } from '#web/document/DraftReview.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { formatDate } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { DraftNote } from '#web/scenes/toolset/DraftNote.tsx';
import { RemarkSummary } from '#web/scenes/toolset/RemarkSummary.tsx';
import { UnfinishedNote } from '#web/scenes/toolset/UnfinishedNote.tsx';
import { showToast } from '#web/stores/toasts.ts';

import { ReviewFrame } from './ReviewFrame.tsx';
import { ReviewMap } from './ReviewMap.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import { reviewWords } from './reviewWords.ts';
import { SinceThen } from './SinceThen.tsx';
import { useReview } from './useReview.ts';
import { useReviewKeys } from './useReviewKeys.ts';

interface ReviewDialogProps {
  document: OpenDocument;
  onClose: () => void;
}

/** What a new draft changes, a row each: what stands and what it says side by side, to keep or to take. */
export function ReviewDialog({ document, onClose }: ReviewDialogProps) {
  return document.review && <OpenReview document={document} review={document.review} onClose={onClose} />;
}

function OpenReview({ document, review, onClose }: ReviewDialogProps & { review: DraftReview }) {
  const language = useLanguage();
  const t = useMemo(() => reviewWords.in(language), [language]);
  const { definition } = document.editable.source;
  const { mine, draft } = review.versions;
  const { references, figures, confirmed: saidToHold, draft: waiting } = document.status.server;
  const { all: locks } = document.editable.locked;
  const { stood } = review;
  const settled = useMemo(() => {
    const fallen = stood?.fallen.map(({ item, pointer }) => item || pointer) ?? [];
    return { locked: findLocked(mine, locks), confirmed: saidToHold.filter((place) => !isWithin(place, fallen)) };
  }, [mine, locks, saidToHold, stood]);
  const reviewed = useReview(definition, review, settled);
  const { changes, protectedChanges, choices } = reviewed;
  const keys = useReviewKeys(reviewed);
  const versions = useMemo(
    () => ({
      before: new ReadingSource(definition, mine, language, references, figures),
      after: new ReadingSource(definition, draft, language, references, figures),
    }),
    [definition, mine, draft, language, references, figures],
  );
  const subject = useMemo(
    () => ({ definition, content: draft, language, ...(references && { references }), ...(figures && { figures }) }),
    [definition, draft, language, references, figures],
  );
  const pointers = useMemo(() => changes.map(({ pointer }) => pointer), [changes]);

  const isDecided = (key: string) => choices.decided.has(key);
  const open = changes.filter((change) => !isDecided(changeKey(change)));
  const taken = changes.filter((change) => isDecided(changeKey(change)) && choices.taken.has(changeKey(change))).length;
  const kept = changes.length - open.length - taken;
  const entries = listEntries(definition, mine);
  const changed = entries.filter((entry) => changes.some(({ origin }) => origin !== null && isWithin(origin, [entry])));
  const stay = entries.length - changed.length;
  const pinned = entries.filter(
    (entry) =>
      !changed.includes(entry) && settled.locked.some((lock) => isWithin(lock, [entry]) || isWithin(entry, [lock])),
  ).length;
  const since = stood?.updatedAt ? t('savedOn', { date: formatDate(stood.updatedAt) }) : '';

  const sayRemark = remarkWords.in(language);
  const remarksOf = ({ kind, pointer }: (typeof changes)[number]) =>
    kind === 'removed'
      ? []
      : (waiting?.remarks ?? []).flatMap(({ words, ...remark }) =>
          remark.pointer !== '' && isWithin(remark.pointer, [pointer]) ? sayRemark(remark.kind, { words }) : [],
        );

  const [isRead, setIsRead] = useState(review.afterSave !== null);
  const apply = () => {
    review.afterSave = isRead ? confirmPage : null;
    document.acceptReview(reviewed.result(), choices);
    onClose();
    const undo = { label: t('undo'), run: () => document.undoReview() };
    const words = t(open.length > 0 ? 'doneOpen' : 'done', { taken, kept, open: open.length });
    showToast('info', words, { action: undo, topic: 'content' });
  };
  /** What has been chosen so far holds, in the form too. */
  const later = () => {
    if (choices.decided.size > 0) document.acceptReview(reviewed.result(), choices);
    onClose();
  };
  const tally = [
    (taken > 0 || kept > 0) && t('tally', { taken, kept }),
    open.length > 0 ? t('open', { count: open.length }) : t('allDecided'),
  ];

  return (
    <ReviewFrame
      label={t('title')}
      onClose={later}
      aside={
        <>
          <div>
            <h2 className="text-2xl font-semibold tracking-tight">{definition.locales[language].title}</h2>
            <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-label text-muted">
              <span className="inline-flex items-center gap-1.5 rounded-full bg-secondary-tonal px-2.5 py-0.5 text-sm font-semibold text-on-secondary-tonal">
                <Sparkles aria-hidden size={13} />
                {t('chip')}
              </span>
              {t('entries', { changed: changed.length, count: entries.length })}
            </p>
          </div>
          {definition.ui.picture.length > 0 && (
            <div className="max-desktop:hidden">
              <PictureBoundary>
                <ReviewMap
                  {...{ subject, pointers }}
                  current={changes.find((one) => changeKey(one) === keys.current)?.pointer ?? null}
                />
              </PictureBoundary>
            </div>
          )}
          <SinceThen stood={stood} t={t} />
          <DraftNote />
          <UnfinishedNote onGoOn={later} />
          <RemarkSummary hasLinks={false} />
          {stay > 0 && (
            <p className="flex items-center gap-2 text-sm text-muted desktop:mt-auto">
              <Lock aria-hidden size={15} className="shrink-0" />
              <span>
                {t('stay', { count: stay })}
                {pinned > 0 && t('pinned', { count: pinned })}.
              </span>
            </p>
          )}
        </>
      }
      bar={
        <>
          <p aria-live="polite" className="text-label text-muted max-desktop:basis-full">
            {tally.filter(Boolean).join(', ')}
          </p>
          <div className="ml-auto flex flex-wrap items-center gap-2 max-desktop:w-full max-desktop:*:grow">
            <Button look="quiet" size="small" onClick={later}>
              {t('later')}
            </Button>
            {open.length > 0 && (
              <>
                <Button size="small" onClick={() => reviewed.decide(open, false)}>
                  {t(open.length < changes.length ? 'keepOthers' : 'keepAll', { count: open.length })}
                </Button>
                <Button size="small" onClick={() => reviewed.decide(open, true)}>
                  {t(open.length < changes.length ? 'takeOthers' : 'takeAll', { count: open.length })}
                </Button>
              </>
            )}
            <Button look="strong" size="small" onClick={apply}>
              {t('applyChoices')}
            </Button>
          </div>
        </>
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-base font-semibold">{t('changes', { count: changes.length })}</h3>
        {open.length < changes.length && (
          <p className="text-label text-muted">{t('decided', { count: changes.length - open.length })}</p>
        )}
        <p className="ml-auto text-sm text-muted max-desktop:hidden">{t('keys')}</p>
      </div>
      {(review.isBesideSave || changes.length === 0) && (
        <p className="mt-2 text-label text-muted">
          {review.isBesideSave && `${t('besideSave')} `}
          {changes.length === 0 && t('same')}
        </p>
      )}
      {/* The keys decide on the row that has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={keys.onKeyDown} onFocus={keys.onFocus} className="mt-4 flex flex-col gap-2">
        {changes.map((change) => {
          const key = changeKey(change);
          const isOfMine = change.kind === 'removed';
          return (
            <ReviewRow
              key={key}
              change={change}
              place={describePlace(
                isOfMine ? (change.origin ?? change.pointer) : change.pointer,
                isOfMine ? mine : draft,
                definition,
                language,
              )}
              sources={versions}
              since={since}
              t={t}
              notes={[
                ...(change.kind === 'edited' ? [] : [t(change.kind)]),
                ...(protectedChanges.has(key) ? [t('byHand')] : []),
              ]}
              remarks={remarksOf(change)}
              isTaken={isDecided(key) ? choices.taken.has(key) : null}
              isCurrent={keys.current === key}
              onDecide={(isTaken) => reviewed.decide([change], isTaken)}
              rowRef={keys.rowRef(key)}
            />
          );
        })}
      </div>
      <div className="mt-4">
        <Checkbox label={t('read')} checked={isRead} onChange={setIsRead} />
      </div>
    </ReviewFrame>
  );
}
