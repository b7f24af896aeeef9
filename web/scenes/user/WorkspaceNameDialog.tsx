import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Workspace } from '#engine/protocol/workspace.ts';

import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { showToast } from '../../stores/toasts.ts';
import { addWorkspace, changeWorkspace } from '../../stores/workspaces.ts';
import { FormAlert } from '../entry/FormAlert.tsx';
import { useSubmission } from '../entry/useSubmission.ts';

export function WorkspaceNameDialog({ workspace, onClose }: { workspace?: Workspace; onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(workspace?.name ?? '');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  // Idempotency key, renewed when the name changes: retrying after a lost connection does not create a second workspace.
  const attempt = useRef({ name: '', key: '' });

  function send(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return setMessages({ name: t('validation.required') });
    if (attempt.current.name !== given) attempt.current = { name: given, key: newIdempotencyKey() };
    void submit(async () => {
      await (workspace ? changeWorkspace(workspace.id, given) : addWorkspace(given, attempt.current.key));
      showToast('success', t(workspace ? 'workspaces.renamed' : 'workspaces.created', { name: given }));
      onClose();
    });
  }

  return (
    <Dialog
      open
      title={t(workspace ? 'workspaces.rename' : 'workspaces.create')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form="workspace-name" look="strong" busy={busy}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id="workspace-name" ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        <TextField
          data-autofocus
          label={t('workspaces.name')}
          maxLength={120}
          value={name}
          error={messages['name']}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
