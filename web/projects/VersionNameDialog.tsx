import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { countSteps } from '#engine/progress/countSteps.ts';
import type { Version } from '#engine/protocol/version.ts';
import { createVersion, renameVersion } from '#web/api/versions.ts';
import { project } from '#web/stores/project.ts';
import { showToast } from '#web/stores/toasts.ts';

import { NameDialog } from './NameDialog.tsx';

interface VersionNameDialogProps {
  projectId: string;
  /** The one to rename; a new one without it. */
  version?: Version;
  /** Saves what is open and unsaved before, and resolves with whether it is saved; absent where nothing is. */
  save?: (() => Promise<boolean>) | undefined;
  onDone?: () => void;
  onClose: () => void;
}

/** Names a new version, or another one anew. */
export function VersionNameDialog({ projectId, version, save, onDone, onClose }: VersionNameDialogProps) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const drafts = countSteps(toolsets).generated;

  async function send(name: string, key: string): Promise<void> {
    if (save && !(await save())) return onClose();
    await (version ? renameVersion(projectId, version.id, name) : createVersion(projectId, name, key));
    showToast('success', t(version ? 'versions.renamed' : 'versions.created', { name }));
    onClose();
    onDone?.();
  }

  return (
    <NameDialog
      title={t(version ? 'versions.rename' : 'versions.create')}
      label={t('versions.name')}
      help={version ? undefined : t('versions.nameHelp')}
      action={t(version ? 'action.save' : save ? 'versions.saveAndCreate' : 'versions.create')}
      current={version?.name}
      onSend={send}
      onClose={onClose}
    >
      {!version && <p>{t(save ? 'versions.unsaved' : 'versions.onlySaved')}</p>}
      {!version && drafts > 0 && <p>{t('versions.withoutDrafts', { count: drafts })}</p>}
    </NameDialog>
  );
}
