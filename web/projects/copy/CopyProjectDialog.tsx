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
  const { loaded, copy, reload } = useCopy(project.id);
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
          {loaded.phase === 'ready' && (
            <Button type="submit" form="copy-project" look="strong" busy={submission.busy}>
              {t('copyProject.make')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('copyProject.text')}</p>
      {loaded.phase === 'loading' && (
        <SkeletonPage>
          <Skeleton className="h-12" />
          <Skeleton className="h-60" />
        </SkeletonPage>
      )}
      {(loaded.phase === 'failed' || loaded.phase === 'missing') && (
        <FailureView compact error={'error' in loaded && loaded.error} onTryAgain={() => void reload()} />
      )}
      {loaded.phase === 'ready' && (
        <CopyForm project={project} toolsets={loaded.data} submission={submission} copy={copy} onClose={onClose} />
      )}
    </Dialog>
  );
}
