import Copy from 'lucide-react/icons/copy';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderOpen from 'lucide-react/icons/folder-open';
import Settings from 'lucide-react/icons/settings';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Project } from '#engine/protocol/project.ts';
import { Menu } from '#web/components/Menu.tsx';
import { projectPath, settingsPath } from '#web/paths.ts';

export type ProjectTask = 'move' | 'copy' | 'delete';

interface ProjectMenuProps {
  project: Project;
  onChoose: (task: ProjectTask) => void;
}

/** Actions on a project in the list; only its owner may move and delete it. */
export function ProjectMenu({ project, onChoose }: ProjectMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMine = project.role === 'owner';
  const go = (path: string) => () => void navigate(path);
  return (
    <Menu
      label={t('workspaces.actions', { name: project.name })}
      entries={[
        {
          label: t('project.nextAction.begin'),
          icon: <FolderOpen aria-hidden size={20} />,
          onChoose: go(projectPath(project.id)),
        },
        { label: t('copyProject.action'), icon: <Copy aria-hidden size={20} />, onChoose: () => onChoose('copy') },
        ...(isMine
          ? [
              {
                label: t('moveProject.action'),
                icon: <FolderInput aria-hidden size={20} />,
                onChoose: () => onChoose('move'),
              },
            ]
          : []),
        {
          label: t('project.settings'),
          icon: <Settings aria-hidden size={20} />,
          onChoose: go(settingsPath(project.id, 'actions')),
        },
        ...(isMine
          ? [
              {
                label: t('settings.delete'),
                icon: <Trash aria-hidden size={20} />,
                danger: true,
                onChoose: () => onChoose('delete'),
              },
            ]
          : []),
      ]}
    />
  );
}
