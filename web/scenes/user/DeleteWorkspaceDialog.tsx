import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Workspace } from '#engine/protocol/workspace.ts';
import type { Leaving } from '#web/api/workspaces.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { SelectField } from '#web/components/SelectField.tsx';
import { FieldNote } from '#web/components/TextField.tsx';
import { showToast } from '#web/stores/toasts.ts';
import { loadWorkspaces, deleteWorkspaceAndReload } from '#web/stores/workspaces.ts';

interface DeleteWorkspaceDialogProps {
  workspace: Workspace;
  /** Where its projects can go. */
  others: readonly Workspace[];
  onDeleted: () => void;
  onClose: () => void;
}

type Choice = 'move' | 'delete';

/** Deletes a workspace; what becomes of its projects is for the person to say. */
export function DeleteWorkspaceDialog({ workspace, others, onDeleted, onClose }: DeleteWorkspaceDialogProps) {
  const { t } = useTranslation();
  const { id, name, isDefault, projects: count } = workspace;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [to, setTo] = useState(() => (others.find((each) => each.isDefault) ?? others[0])?.id ?? '');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const target = others.find((each) => each.id === to);

  function send(event: FormEvent) {
    event.preventDefault();
    if (count > 0 && !choice) return setMessages({ choice: t('validation.choose') });
    const leaving: Leaving =
      choice === 'move' ? { projects: 'move', to } : choice === 'delete' ? { projects: 'delete' } : null;
    void submit(async () => {
      try {
        await deleteWorkspaceAndReload(id, leaving);
      } catch (error) {
        // There may be other projects in it by now, or another workspace to choose.
        void loadWorkspaces();
        throw error;
      }
      const kind = choice === 'move' ? 'moved' : choice === 'delete' ? 'removed' : 'done';
      showToast('success', t(`workspaceDeletion.${kind}`, { name, count, workspace: target?.name }));
      onClose();
      onDeleted();
    });
  }

  const option = (value: Choice, label: string, note?: string) => (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl px-4 py-2 font-semibold text-text hover:bg-field has-checked:bg-field">
      <input
        type="radio"
        name="leaving"
        checked={choice === value}
        onChange={() => setChoice(value)}
        className="size-5 shrink-0 accent-primary"
      />
      <span>
        <span>{label}</span>
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </span>
    </label>
  );

  return (
    <Dialog
      open
      title={t('workspaces.deleteQuestion', { name })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t(isDefault ? 'action.close' : 'action.cancel')}
          </Button>
          {!isDefault && (
            <Button type="submit" form="delete-workspace" look="destructive" busy={busy}>
              {t('workspaces.delete')}
            </Button>
          )}
        </>
      }
    >
      {isDefault ? (
        <p>{t('workspaceDeletion.defaultText', { name })}</p>
      ) : (
        <form id="delete-workspace" ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
          <FormAlert failure={failure} />
          {count === 0 && <p>{t('workspaceDeletion.empty')}</p>}
          {count > 0 && (
            <div
              role="radiogroup"
              aria-labelledby="leaving"
              aria-invalid={messages['choice'] ? true : undefined}
              aria-describedby={messages['choice'] ? 'leaving-note' : undefined}
              className="flex flex-col gap-1"
            >
              <p id="leaving" className="mb-2">
                {t('workspaceDeletion.question', { count })}
              </p>
              {option('move', t('workspaceDeletion.move'))}
              {choice === 'move' && (
                <SelectField
                  className="my-1 pl-12"
                  label={t('workspaceDeletion.to')}
                  value={to}
                  options={others.map((each) => ({ value: each.id, label: each.name }))}
                  onChange={setTo}
                />
              )}
              {option('delete', t('workspaceDeletion.remove'), t('workspaceDeletion.removeText'))}
              {messages['choice'] && <FieldNote id="leaving-note" error text={messages['choice']} />}
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}
