import { useMemo, useState } from 'react';

import type { Clash } from '#engine/conflict/findClashes.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { confirmPage } from '#web/confirming/confirmPage.ts';
import { changeKey, type DraftReview } from '#web/document/DraftReview.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ChoiceList } from '#web/scenes/toolset/choices/ChoiceList.tsx';
import { DraftNote } from '#web/scenes/toolset/DraftNote.tsx';
import { RemarkSummary } from '#web/scenes/toolset/RemarkSummary.tsx';
import { UnfinishedNote } from '#web/scenes/toolset/UnfinishedNote.tsx';
import { showToast } from '#web/stores/toasts.ts';

import { reviewWords } from './reviewWords.ts';
import { useReview } from './useReview.ts';

interface ReviewDialogProps {
  document: OpenDocument;
  onClose: () => void;
}

/** Field by field what stood and what the draft says, to choose from. */
export function ReviewDialog({ document, onClose }: ReviewDialogProps) {
  return document.review && <OpenReview document={document} review={document.review} onClose={onClose} />;
}

function OpenReview({ document, review, onClose }: ReviewDialogProps & { review: DraftReview }) {
  const language = useLanguage();
  const t = useMemo(() => reviewWords.in(language), [language]);
  const { definition } = document.editable.source;
  const { mine, draft } = review.versions;
  const { all: locks } = document.editable.locked;
  const locked = useMemo(() => findLocked(mine, locks), [mine, locks]);
  const { changes, protectedChanges, taken, decided, take, result } = useReview(definition, review, locked);
  const count = changes.filter((change) => taken.has(changeKey(change))).length;
  const counts = { taken: count, kept: changes.length - count };

  const noteOf = (change: Clash) => {
    if (!protectedChanges.has(changeKey(change))) return undefined;
    return t(isWithin(change.origin ?? change.pointer, locked) ? 'locked' : 'byHand');
  };
  const sayRemark = remarkWords.in(language);
  const { remarks = [] } = document.status.server.draft ?? {};
  const remarksOf = ({ kind, pointer }: Clash) =>
    kind === 'removed'
      ? []
      : remarks.flatMap(({ words, ...remark }) =>
          remark.pointer !== '' && isWithin(remark.pointer, [pointer]) ? sayRemark(remark.kind, { words }) : [],
        );

  const [isRead, setIsRead] = useState(review.afterSave !== null);
  const apply = () => {
    review.afterSave = isRead ? confirmPage : null;
    document.acceptReview(result(), { taken, decided: new Set(changes.map(changeKey)) });
    onClose();
    const undo = { label: t('undo'), run: () => document.undoReview() };
    showToast('info', t('applied', counts), { action: undo, topic: 'content' });
  };

  /** What has been chosen so far holds, in the form too. */
  const later = () => {
    if (decided.size > 0) document.acceptReview(result(), { taken, decided });
    onClose();
  };

  return (
    <Dialog
      open
      size="wide"
      isLong
      title={t('title')}
      onClose={later}
      note={t('count', counts)}
      actions={
        <>
          <Button onClick={later}>{t('later')}</Button>
          <Button look="strong" onClick={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <p>
        {review.isBesideSave && `${t('besideSave')} `}
        {changes.length === 0 ? t('same') : t('text')}
      </p>
      <UnfinishedNote onGoOn={later} />
      <DraftNote />
      <RemarkSummary hasLinks={false} />
      <ChoiceList
        document={document}
        before={mine}
        after={draft}
        changes={changes}
        noteOf={noteOf}
        remarksOf={remarksOf}
        t={t}
        taken={taken}
        take={take}
      />
      <Checkbox label={t('read')} checked={isRead} onChange={setIsRead} />
    </Dialog>
  );
}
