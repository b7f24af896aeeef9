import FolderInput from 'lucide-react/icons/folder-input';
import Settings from 'lucide-react/icons/settings';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Project } from '#engine/protocol/project.ts';

import { Menu } from '../../components/Menu.tsx';

/** Actions on a project in the list. */
export function ProjectMenu({ project, onMove }: { project: Project; onMove: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Menu
      label={t('workspaces.actions', { name: project.name })}
      entries={[
        { label: t('moveProject.action'), icon: <FolderInput aria-hidden size={20} />, onChoose: onMove },
        {
          label: t('project.settings'),
          icon: <Settings aria-hidden size={20} />,
          onChoose: () => void navigate(`/project/${project.id}/settings/actions`),
        },
      ]}
    />
  );
}
