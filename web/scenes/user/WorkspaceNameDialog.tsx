import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Workspace } from '#engine/protocol/workspace.ts';

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { addWorkspace, changeWorkspace } from '../../stores/workspaces.ts';
import { FormAlert } from '../entry/FormAlert.tsx';
import { useSubmission } from '../entry/useSubmission.ts';

export function WorkspaceNameDialog({ workspace, onClose }: { workspace?: Workspace; onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(workspace?.name ?? '');
  const { busy, messages, failure, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    void submit(async () => {
      await (workspace ? changeWorkspace(workspace.id, name.trim()) : addWorkspace(name.trim()));
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
          <Button type="submit" form="workspace-name" look="strong" busy={busy} disabled={!name.trim()}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id="workspace-name" noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        <TextField
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
