import { Dialog as Frame, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Stage } from '#engine/contract/stages.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { standing } from '#web/stores/standing.ts';

import { DecisionForm } from './DecisionForm.tsx';

interface DecisionDialogProps {
  projectId: string;
  /** That ends with it; without one a round does. */
  stage?: Stage | undefined;
  onClose: () => void;
  /** Once it is recorded, and the next round is to begin. */
  onStartRound: () => void;
}

/** What follows from the round: three ways, the reasons as they stand, and the case against beside them. */
export function DecisionDialog({ projectId, stage, onClose, onStartRound }: DecisionDialogProps) {
  const { t } = useTranslation();
  const { answer } = useSnapshot(standing);
  if (!answer) return null;
  return (
    <Frame open onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <div className="fixed inset-0 grid place-items-center p-4 max-desktop:items-end max-desktop:p-0">
        <DialogPanel className="flex max-h-[calc(100dvh-2rem)] w-full max-w-[55rem] animate-rise flex-col overflow-hidden low:block low:overflow-y-auto rounded-3xl bg-raised shadow-overlay max-desktop:rounded-b-none">
          <div className="flex items-start gap-3 px-7 pt-6 pb-4 max-desktop:px-4 max-desktop:pt-5">
            <div className="min-w-0 flex-1">
              <DialogTitle className="text-xl font-semibold">
                {stage
                  ? t('standing.decision.questionOfStage', { stage: t(`stage.${stage}.title`) })
                  : t('standing.decision.question', { number: answer.round.number })}
              </DialogTitle>
              <p className="text-sm text-muted">{t('standing.decision.asItStands')}</p>
            </div>
            <IconButton label={t('standing.close')} className="-mt-1 -mr-2" onClick={onClose}>
              <X aria-hidden size={20} />
            </IconButton>
          </div>
          <DecisionForm
            projectId={projectId}
            stage={stage}
            standing={answer}
            onClose={onClose}
            onStartRound={onStartRound}
          />
        </DialogPanel>
      </div>
    </Frame>
  );
}
