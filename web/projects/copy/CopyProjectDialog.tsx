import { useTranslation } from 'react-i18next';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

import { CopyForm } from './CopyForm.tsx';
import { useCopy } from './useCopy.ts';

interface CopyProjectDialogProps {
  project: Pick<Project, 'id' | 'name' | 'workspaceId'>;
  onClose: () => void;
}

/** Copies a project: under which name, where, and with the contents of which toolsets. */
export function CopyProjectDialog({ project, onClose }: CopyProjectDialogProps) {
  const { t } = useTranslation();
  const { contents, copy, load } = useCopy(project.id);
  const submission = useSubmission();
  return (
    <Dialog
      open
      size="wide"
      isLong
      title={t('copyProject.title', project)}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {contents.phase === 'ready' && (
            <Button type="submit" form="copy-project" look="strong" busy={submission.busy}>
              {t('copyProject.make')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('copyProject.text')}</p>
      {contents.phase === 'loading' && (
        <SkeletonPage>
          <Skeleton className="h-12" />
          <Skeleton className="h-60" />
        </SkeletonPage>
      )}
      {contents.phase === 'failed' && <FailureView compact error={contents.error} onTryAgain={() => void load()} />}
      {contents.phase === 'ready' && (
        <CopyForm
          project={project}
          toolsets={contents.toolsets}
          submission={submission}
          copy={copy}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
