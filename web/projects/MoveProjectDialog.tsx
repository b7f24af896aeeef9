import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import { workspacesPath } from '#web/paths.ts';
import { moveProject } from '#web/stores/moveProject.ts';
import { showToast } from '#web/stores/toasts.ts';
import { loadWorkspaces, workspaces } from '#web/stores/workspaces.ts';

import { WorkspaceRadios } from './WorkspaceRadios.tsx';

interface MoveProjectDialogProps {
  project: Pick<Project, 'id' | 'name' | 'workspaceId'>;
  onMoved?: () => void;
  onClose: () => void;
}

export function MoveProjectDialog({ project, onMoved, onClose }: MoveProjectDialogProps) {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(workspaces);
  const [chosen, setChosen] = useState<string | null>(null);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  useEffect(() => {
    void loadWorkspaces();
  }, []);
  const others = items.filter(({ id }) => id !== project.workspaceId);
  const canMove = phase === 'ready' && others.length > 0;

  function send(event: FormEvent) {
    event.preventDefault();
    const target = others.find(({ id }) => id === chosen);
    if (!target) return setMessages({ workspaceId: t('validation.choose') });
    void submit(async () => {
      await moveProject(project.id, target.id);
      showToast('success', t('moveProject.done', { name: project.name, workspace: target.name }));
      onClose();
      onMoved?.();
    });
  }

  return (
    <Dialog
      open
      title={t('moveProject.title', { name: project.name })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {canMove && (
            <Button type="submit" form="move-project" look="strong" busy={busy}>
              {t('moveProject.move')}
            </Button>
          )}
        </>
      }
    >
      {phase === 'loading' && (
        <SkeletonPage>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonPage>
      )}
      {phase === 'failed' && <FailureView compact error={error} onTryAgain={() => void loadWorkspaces()} />}
      {phase === 'ready' && others.length === 0 && (
        <>
          <p>{t('moveProject.onlyOne')}</p>
          <ButtonLink to={workspacesPath} className="self-start">
            {t('menu.workspaces')}
          </ButtonLink>
        </>
      )}
      {canMove && (
        <form id="move-project" ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
          <FormAlert failure={failure} />
          <WorkspaceRadios
            label={t('moveProject.text')}
            workspaces={others}
            chosen={chosen}
            error={messages['workspaceId']}
            onChoose={setChosen}
          />
        </form>
      )}
    </Dialog>
  );
}
