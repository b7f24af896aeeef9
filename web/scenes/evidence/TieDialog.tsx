import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { findLetters } from '#engine/search/findLetters.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { FieldNote, TextField } from '#web/components/TextField.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { tieNow } from './changeTies.ts';

interface TieDialogProps {
  claim: ClaimAnswer;
  claims: readonly ClaimAnswer[];
  projectId: string;
  onClose: () => void;
}

const most = 20;

/** Which claim is the same as this one. */
export function TieDialog({ claim, claims, projectId, onClose }: TieDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const titleOf = useToolsetTitle();
  const lang = useWrittenLang();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const others = claims.filter((other) => other.id !== claim.id && !claim.sameAs?.includes(other.id));
  const found = others.filter(
    ({ text, toolset }) => search.trim() === '' || findLetters(text, search) || findLetters(titleOf(toolset), search),
  );
  const shown = found.slice(0, most);
  const error = messages['claim'];

  function send(event: FormEvent) {
    event.preventDefault();
    if (chosen === null || !shown.some((other) => other.id === chosen))
      return setMessages({ claim: t('validation.choose') });
    void submit(async () => {
      await tieNow(projectId, [claim.id, chosen]);
      onClose();
    });
  }

  return (
    <Dialog
      open
      isLong
      title={t('evidence.ties.choose')}
      onClose={onClose}
      note={found.length > most ? t('evidence.ties.more', { count: found.length - most }) : undefined}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} look="strong" busy={busy}>
            {t('evidence.ties.same')}
          </Button>
        </>
      }
    >
      <p lang={lang} className="font-semibold wrap-anywhere text-text">
        {claim.text}
      </p>
      <form id={id} ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        <TextField
          type="search"
          label={t('evidence.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div
          role="radiogroup"
          aria-label={t('evidence.ties.choose')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="flex flex-col gap-1"
        >
          {shown.map((other) => (
            <label
              key={other.id}
              className="flex min-h-12 cursor-pointer items-start gap-3 rounded-2xl px-4 py-2 text-sm text-text hover:bg-field has-checked:bg-field"
            >
              <input
                type="radio"
                name="claim"
                checked={chosen === other.id}
                onChange={() => setChosen(other.id)}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 wrap-anywhere">
                <span lang={lang}>{other.text}</span>{' '}
                <span className="block text-xs text-muted">{titleOf(other.toolset)}</span>
              </span>
            </label>
          ))}
        </div>
        <p role="status" className="text-sm empty:hidden">
          {found.length === 0 && t('evidence.noneFound')}
        </p>
        {error && <FieldNote id={`${id}-note`} error text={error} />}
      </form>
    </Dialog>
  );
}
