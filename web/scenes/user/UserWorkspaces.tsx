import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Workspace } from '#engine/protocol/workspace.ts';
import { foldText } from '#engine/search/foldText.ts';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { GreenhouseIllustration } from '#web/components/GreenhouseIllustration.tsx';
import { SearchIllustration } from '#web/components/SearchIllustration.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { changeDefaultWorkspace, loadWorkspaces, workspaces } from '#web/stores/workspaces.ts';

import { DeleteWorkspaceDialog } from './DeleteWorkspaceDialog.tsx';
import { WorkspaceNameDialog } from './WorkspaceNameDialog.tsx';
import { WorkspaceRow } from './WorkspaceRow.tsx';

type Open = { kind: 'create' } | { kind: 'rename' | 'delete'; workspace: Workspace } | null;

export function Component() {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(workspaces);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    void loadWorkspaces();
  }, []);
  const wanted = foldText(search);
  const shown = items.filter(({ name }) => foldText(name).includes(wanted));
  const close = () => setOpen(null);
  const create = (
    <Button look="strong" onClick={() => setOpen({ kind: 'create' })}>
      {t('workspaces.create')}
    </Button>
  );

  async function makeDefault({ id, name }: Pick<Workspace, 'id' | 'name'>): Promise<void> {
    try {
      await changeDefaultWorkspace(id);
      showToast('success', t('workspaceDeletion.madeDefault', { name }));
    } catch (failure) {
      reportFailure(failure, {}, () => void makeDefault({ id, name }));
    }
  }

  return (
    <>
      <PageHeader
        title={t('menu.workspaces')}
        intro={t('workspaces.intro')}
        actions={(phase !== 'ready' || items.length > 0) && create}
      />
      <TextField
        hideLabel
        type="search"
        label={t('workspaces.search')}
        placeholder={t('workspaces.search')}
        start={<Search aria-hidden size={20} className="shrink-0 text-muted" />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="sr-only">
        {phase === 'ready' && wanted && t('workspaces.found', { count: shown.length })}
      </p>
      {phase === 'loading' && <SkeletonPage />}
      {phase === 'failed' && <FailureView error={error} onTryAgain={() => void loadWorkspaces()} />}
      {phase === 'ready' && shown.length === 0 && (
        <EmptyState
          title={t('empty.noWorkspace')}
          text={wanted ? t('workspaces.noResultsText') : undefined}
          illustration={wanted ? <SearchIllustration /> : <GreenhouseIllustration />}
          action={items.length === 0 && create}
        />
      )}
      {phase === 'ready' && shown.length > 0 && (
        <ul className="flex flex-col gap-3">
          {shown.map((workspace) => (
            <WorkspaceRow
              key={workspace.id}
              workspace={workspace}
              onMakeDefault={() => void makeDefault(workspace)}
              onRename={() => setOpen({ kind: 'rename', workspace })}
              onDelete={() => setOpen({ kind: 'delete', workspace })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'create' && <WorkspaceNameDialog onClose={close} />}
      {open?.kind === 'rename' && <WorkspaceNameDialog workspace={open.workspace} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteWorkspaceDialog
          workspace={items.find(({ id }) => id === open.workspace.id) ?? open.workspace}
          others={items.filter(({ id }) => id !== open.workspace.id)}
          // The focused row is gone. Deferred until after the dialog has tried to restore the focus.
          onDeleted={() => void setTimeout(focusHeading)}
          onClose={close}
        />
      )}
    </>
  );
}
