import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { describeCount } from '#web/scenes/toolset/describeCount.ts';
import { draftKind } from '#web/scenes/toolset/draftKind.ts';
import { DraftSteps } from '#web/scenes/toolset/DraftSteps.tsx';
import { useDiscardDraft } from '#web/scenes/toolset/useDiscardDraft.ts';
import { useDraftChanges } from '#web/scenes/toolset/useDraftChanges.ts';
import { goOnWithDraft } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

interface DraftStatusProps {
  draft: NonNullable<ToolsetState['draft']>;
  readOnly: boolean;
}

/** The content is an AI draft, the plan of a round, or the method's starter, which counts only once it is saved. */
export function DraftStatus({ draft, readOnly }: DraftStatusProps) {
  const { t } = useTranslation();
  const { changes } = useDraftChanges();
  const { review } = useSnapshot(toolsetScreen);
  const kind = draftKind(draft);
  const { isFree } = useDraftCost();
  const { isBusy, discard } = useDiscardDraft();

  return (
    <StatusRow
      look="ai"
      icon={<StateMark state={draft.starter ? 'starter' : draft.ofRound ? 'plan' : 'generated'} />}
      state={t(`toolset.${kind}Title`)}
    >
      {draft.unfinished && <span>{draft.unfinished.reason}</span>}
      {changes.length > 0 ? (
        <>
          <span>{describeCount(changes, t)}</span>
          {!readOnly && (
            <span className="-my-1 self-center max-desktop:hidden">
              <DraftSteps />
            </span>
          )}
        </>
      ) : (
        <span className="max-desktop:hidden">{t(`toolset.${kind}Text`)}</span>
      )}
      {!readOnly && draft.unfinished && (
        <StatusAction onClick={() => void goOnWithDraft()}>
          {isFree ? t('toolset.goOn') : t('toolset.goOnFor', { count: draft.unfinished.price })}
        </StatusAction>
      )}
      {!readOnly && review !== 'none' && (
        <StatusAction onClick={() => (toolsetScreen.isReviewing = true)}>{t('toolset.reviewChanges')}</StatusAction>
      )}
      {!readOnly && review === 'undoable' && (
        <StatusAction onClick={() => toolsetScreen.document?.undoReview()}>{t('toolset.undoReview')}</StatusAction>
      )}
      {/* What becomes of AI's words is chosen in the bar below. */}
      {!readOnly && draft.starter && (
        <StatusAction busy={isBusy} onClick={discard}>
          {t('toolset.throwStarterAway')}
        </StatusAction>
      )}
    </StatusRow>
  );
}
