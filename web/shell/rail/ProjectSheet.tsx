import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import FolderOpen from 'lucide-react/icons/folder-open';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { IconButton } from '#web/components/IconButton.tsx';
import { Logo } from '#web/components/Logo.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { accountPath, createProjectPath, homePath, projectsPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';

import { ProjectSteps } from './ProjectSteps.tsx';
import { railRow } from './railRow.ts';
import { useProgress } from './useProgress.ts';

const places = [
  { to: projectsPath, key: 'home.allProjects', Icon: FolderOpen },
  { to: createProjectPath, key: 'shell.createProject', Icon: Plus },
  { to: accountPath, key: 'shell.account', Icon: UserRound },
] as const;

/** The steps of the open project on phones, with the ways out of it. */
export function ProjectSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const progress = useProgress();
  return (
    <Dialog open onClose={onClose} aria-label={t('project.navigation')} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <DialogPanel className="fixed inset-x-0 top-16 bottom-0 flex animate-rise flex-col rounded-t-3xl bg-raised shadow-overlay">
        <div className="flex items-center gap-3 px-4 pt-5 pb-2">
          <Link to={homePath} aria-label={t('shell.homeLink')} className="rounded-xl">
            <Logo withName={false} />
          </Link>
          <div className="min-w-0 flex-1">
            <p lang={writtenLang(current?.language)} className="truncate text-lg font-semibold">
              {current?.name}
            </p>
            <p className="text-label text-muted">{progress.text}</p>
          </div>
          <IconButton label={t('shell.closeMenu')} onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-3">
          <ProjectSteps />
          <ul className="mt-3 border-t border-outline py-2">
            {places.map(({ to, key, Icon }) => (
              <li key={to}>
                <Link to={to} className={railRow({ isActive: false })}>
                  <Icon aria-hidden size={18} />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </DialogPanel>
    </Dialog>
  );
}
