import { useTranslation } from 'react-i18next';

import type { Workspace } from '#engine/protocol/workspace.ts';
import { NameDialog } from '#web/projects/NameDialog.tsx';
import { showToast } from '#web/stores/toasts.ts';
import { addWorkspace, changeWorkspace } from '#web/stores/workspaces.ts';

/** Names a new workspace, or another one anew. */
export function WorkspaceNameDialog({ workspace, onClose }: { workspace?: Workspace; onClose: () => void }) {
  const { t } = useTranslation();

  async function send(name: string, key: string): Promise<void> {
    await (workspace ? changeWorkspace(workspace.id, name) : addWorkspace(name, key));
    showToast('success', t(workspace ? 'workspaces.renamed' : 'workspaces.created', { name }));
    onClose();
  }

  return (
    <NameDialog
      title={t(workspace ? 'workspaces.rename' : 'workspaces.create')}
      label={t('workspaces.name')}
      action={t('action.save')}
      current={workspace?.name}
      onSend={send}
      onClose={onClose}
    />
  );
}
