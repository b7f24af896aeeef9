import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Round } from '#engine/protocol/round.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { startRound } from '#web/api/standing.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { Notice } from '#web/components/Notice.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { refreshStatuses } from '#web/stores/project.ts';
import { loadStanding } from '#web/stores/standing.ts';
import { showToast } from '#web/stores/toasts.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

interface StartRoundProps {
  projectId: string;
  /** The number of the round that ends. */
  after: number;
  onClose: () => void;
}

/** Names the next round and starts it: what was open or fell waits in a plan of its own. */
export function StartRound({ projectId, after, onClose }: StartRoundProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [number] = useState(after + 1);
  const [name, setName] = useState(t('standing.rounds.number', { number }));
  const [beginsOn, setBeginsOn] = useState('');
  // Somebody else has started one meanwhile.
  const [theirs, setTheirs] = useState<Round | null>(null);
  const attempt = useRef({ words: '', key: '' });
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  async function start(): Promise<void> {
    const body = { name: name.trim(), after: number - 1, ...(beginsOn && { beginsOn }) };
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    try {
      const { plan } = await startRound(projectId, body, attempt.current.key);
      showToast('success', t('standing.rounds.started', { number }), { outlivesPage: true });
      if (plan && plan.left > 0)
        showToast('info', t('standing.rounds.leftOut', { count: plan.left }), { outlivesPage: true });
      await Promise.all([refreshStatuses(), loadStanding(projectId)]);
      onClose();
      if (plan) void navigate(toolsetPath(projectId, plan.toolset));
    } catch (error) {
      const round = conflictOf(error);
      if (!round) throw error;
      setTheirs(round);
      void loadStanding(projectId);
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return setMessages({ name: t('validation.required') });
    void submit(start);
  }

  if (theirs)
    return (
      <Dialog
        open
        title={t('standing.rounds.conflictTitle')}
        onClose={onClose}
        actions={
          <Button look="strong" onClick={onClose}>
            {t('standing.rounds.conflictAction', { number: theirs.number })}
          </Button>
        }
      >
        <Notice kind="advice" live title={t('standing.rounds.conflictWhat', theirs)}>
          {t('standing.rounds.conflictText')}
        </Notice>
      </Dialog>
    );
  return (
    <Dialog
      open
      isLong
      title={t('standing.rounds.start', { number })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} look="strong" busy={busy}>
            {t('standing.rounds.start', { number })}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        <li>{t('standing.rounds.whatKept', { number: number - 1 })}</li>
        <li>{t('standing.rounds.whatCarried')}</li>
        <li>{t('standing.rounds.whatHeld')}</li>
      </ul>
      <form id={id} ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        <TextField
          label={t('standing.rounds.name')}
          maxLength={120}
          value={name}
          error={messages['name']}
          data-autofocus
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          type="date"
          label={t('standing.rounds.beginsOn')}
          help={t('standing.rounds.beginsOnHelp')}
          value={beginsOn}
          error={messages['beginsOn']}
          onChange={({ target }) => setBeginsOn(target.value)}
        />
      </form>
    </Dialog>
  );
}

/** The round in which the project is by now, where that is why nothing was started. */
function conflictOf(error: unknown): Round | null {
  if (!(error instanceof HttpError) || error.key !== 'round-conflict') return null;
  return (error.body.data as { round: Round } | undefined)?.round ?? null;
}
