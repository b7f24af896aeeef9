import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Stage } from '#engine/contract/stages.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { TextArea } from '#web/components/TextArea.tsx';

import { AgainstAside } from './AgainstAside.tsx';
import { ReasonList } from './ReasonList.tsx';
import { useDecision } from './useDecision.ts';
import { VerdictChoice } from './VerdictChoice.tsx';
import { WhoDecided } from './WhoDecided.tsx';

interface DecisionFormProps {
  projectId: string;
  stage: Stage | undefined;
  standing: Standing;
  onClose: () => void;
  onStartRound: () => void;
}

export function DecisionForm({ projectId, stage, standing, onClose, onStartRound }: DecisionFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [goesOn, setGoesOn] = useState(false);
  const { draft, change, startAfresh, isKept, reasons, submission, send } = useDecision(projectId, standing, stage);
  const { form, busy, messages, failure } = submission;
  const next = standing.round.number + 1;
  const isStop = draft.verdict === 'stop';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const startsRound = (submitter as HTMLButtonElement | null)?.value === 'round';
    setGoesOn(startsRound);
    void send(startsRound ? onStartRound : onClose);
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="flex min-h-0 flex-col low:block">
      <div className="min-h-0 overflow-y-auto low:overflow-visible">
        <div className="flex flex-col gap-3 px-7 pt-1 pb-5 max-desktop:px-4">
          <FormAlert failure={failure} />
          {isKept && (
            <p className="flex flex-wrap items-center gap-x-3 text-label text-muted">
              <span>{t('standing.decision.kept')}</span>
              <button
                type="button"
                onClick={startAfresh}
                className="min-h-6 cursor-pointer font-semibold underline underline-offset-4 max-desktop:min-h-11"
              >
                {t('standing.decision.afresh')}
              </button>
            </p>
          )}
          <VerdictChoice
            chosen={draft.verdict}
            next={next}
            error={messages['verdict']}
            onChoose={(verdict) => change({ verdict })}
          />
        </div>
        <div className="grid border-y border-outline desktop:grid-cols-[1fr_18.75rem]">
          <ReasonList reasons={reasons} tested={standing.reasons.length} draft={draft} onChange={change} />
          <AgainstAside points={standing.against} />
        </div>
        <div className="flex flex-col gap-4 px-7 py-5 max-desktop:px-4">
          <TextArea
            label={t('standing.decision.words')}
            help={t('standing.decision.wordsHelp')}
            rows={2}
            maxLength={2000}
            value={draft.text}
            error={messages['text']}
            onChange={({ target }) => change({ text: target.value })}
          />
          <WhoDecided projectId={projectId} chosen={draft.with} onChange={(people) => change({ with: people })} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-outline px-7 py-4 max-desktop:px-4 max-desktop:*:grow">
        <Button size="small" look="quiet" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" size="small" look={isStop ? 'strong' : 'tonal'} busy={busy && !goesOn}>
          {t(isStop ? 'standing.decision.record' : 'standing.decision.recordOnly')}
        </Button>
        {!isStop && (
          <Button type="submit" value="round" size="small" look="strong" busy={busy && goesOn}>
            {t('standing.decision.recordAndStart', { number: next })}
          </Button>
        )}
      </div>
    </form>
  );
}
