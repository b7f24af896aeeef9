import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Version } from '#engine/protocol/version.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { restoreVersion } from '#web/api/versions.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { projectPath } from '#web/paths.ts';
import { openProject } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface RestoreDialogProps {
  projectId: string;
  version: Pick<Version, 'id' | 'name'>;
  /** The only one to restore. */
  toolset?: string | undefined;
  onClose: () => void;
}

/** Asks, restores and opens what was restored. */
export function RestoreDialog({ projectId, version, toolset, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleOf = useToolsetTitle();
  const key = useRef(newIdempotencyKey());
  const title = toolset === undefined ? '' : titleOf(toolset);

  async function restore() {
    try {
      const { drafts } = await restoreVersion(projectId, version.id, { toolset }, key.current);
      void openProject(projectId);
      const { name } = version;
      showToast('success', t(toolset === undefined ? 'versions.restored' : 'versions.restoredOne', { name, title }), {
        outlivesPage: true,
      });
      if (drafts.length > 0)
        showToast('info', t('versions.draftsKept', { count: drafts.length }), { outlivesPage: true });
      void navigate(toolset === undefined ? projectPath(projectId) : toolsetPath(projectId, toolset));
    } catch (error) {
      reportFailure(error, {}, () => void restore());
    }
  }

  return (
    <ConfirmDialog
      title={t(toolset === undefined ? 'versions.restoreQuestion' : 'versions.restoreOneQuestion', {
        name: version.name,
        title,
      })}
      text={t(toolset === undefined ? 'versions.restoreText' : 'versions.restoreOneText')}
      confirm={t('versions.restore')}
      onConfirm={restore}
      onClose={onClose}
    />
  );
}
