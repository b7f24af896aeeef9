import FolderOpen from 'lucide-react/icons/folder-open';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Workspace } from '#engine/protocol/workspace.ts';
import { Menu } from '#web/components/Menu.tsx';
import { workspacePath } from '#web/paths.ts';

interface WorkspaceRowProps {
  workspace: Workspace;
  onMakeDefault: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A workspace in the list; the link covers the whole row. */
export function WorkspaceRow({ workspace, onMakeDefault, onRename, onDelete }: WorkspaceRowProps) {
  const { t } = useTranslation();
  return (
    <li className="group relative flex items-center gap-3 rounded-2xl border border-outline bg-raised p-4 transition-shadow hover:shadow-raised">
      <FolderOpen aria-hidden size={22} className="shrink-0 text-primary" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <div className="min-w-0">
          <Link
            to={workspacePath(workspace.id)}
            className="inline-block py-1.5 font-semibold wrap-anywhere underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {workspace.name}
          </Link>
          {workspace.isDefault && <p className="text-sm text-muted">{t('workspaceDeletion.isDefault')}</p>}
        </div>
        <span className="text-sm whitespace-nowrap text-muted">
          {t('workspaces.projects', { count: workspace.projects })}
        </span>
      </div>
      <div className="relative">
        <Menu
          label={t('workspaces.actions', { name: workspace.name })}
          entries={[
            { label: t('workspaces.rename'), onChoose: onRename },
            ...(workspace.isDefault ? [] : [{ label: t('workspaceDeletion.makeDefault'), onChoose: onMakeDefault }]),
            { label: t('workspaces.delete'), danger: true, onChoose: onDelete },
          ]}
        />
      </div>
    </li>
  );
}
