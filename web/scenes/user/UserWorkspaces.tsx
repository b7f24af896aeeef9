import FolderOpen from 'lucide-react/icons/folder-open';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Workspace } from '#engine/protocol/workspace.ts';

import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Menu } from '../../components/Menu.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { reportFailure } from '../../stores/reportFailure.ts';
import { loadWorkspaces, removeWorkspace, workspaces } from '../../stores/workspaces.ts';
import { WorkspaceNameDialog } from './WorkspaceNameDialog.tsx';

type Open = { kind: 'create' } | { kind: 'rename' | 'delete'; workspace: Workspace } | null;

export function Component() {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(workspaces);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    void loadWorkspaces();
  }, []);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = items.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const close = () => setOpen(null);
  const create = (
    <Button look="strong" onClick={() => setOpen({ kind: 'create' })}>
      {t('workspaces.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('menu.workspaces')} intro={t('workspaces.intro')} actions={items.length > 0 && create} />
      <TextField
        hideLabel
        type="search"
        label={t('workspaces.search')}
        placeholder={t('workspaces.search')}
        start={<Search aria-hidden size={20} className="shrink-0 text-muted" />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {phase === 'loading' && <SkeletonPage />}
      {phase === 'failed' && <FailureView error={error} onTryAgain={() => void loadWorkspaces()} />}
      {phase === 'ready' && shown.length === 0 && (
        <EmptyState title={t(wanted ? 'empty.noResults' : 'empty.noWorkspace')} action={create} />
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((workspace) => (
          <li key={workspace.id} className="flex items-center gap-3 rounded-2xl border border-outline bg-raised p-4">
            <FolderOpen aria-hidden size={22} className="shrink-0 text-primary" />
            <Link
              to={`/user/workspace/${workspace.id}`}
              className="min-w-0 flex-1 py-1.5 font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {workspace.name}
            </Link>
            <span className="text-sm text-muted">{t('workspaces.projects', { count: workspace.projects })}</span>
            <Menu
              label={t('workspaces.actions', { name: workspace.name })}
              entries={[
                { label: t('workspaces.rename'), onChoose: () => setOpen({ kind: 'rename', workspace }) },
                ...(workspace.isDefault
                  ? []
                  : [
                      {
                        label: t('workspaces.delete'),
                        danger: true,
                        onChoose: () => setOpen({ kind: 'delete', workspace }),
                      },
                    ]),
              ]}
            />
          </li>
        ))}
      </ul>
      {open?.kind === 'create' && <WorkspaceNameDialog onClose={close} />}
      {open?.kind === 'rename' && <WorkspaceNameDialog workspace={open.workspace} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('workspaces.deleteQuestion', { name: open.workspace.name })}
          text={t('workspaces.deleteText')}
          confirm={t('workspaces.delete')}
          danger
          onConfirm={() => removeWorkspace(open.workspace.id).catch(reportFailure)}
          onClose={close}
        />
      )}
    </>
  );
}
