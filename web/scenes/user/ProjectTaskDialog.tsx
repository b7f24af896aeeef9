import type { Project } from '#engine/protocol/project.ts';
import { focusHeading } from '#web/components/focusHeading.ts';
import { LateCopyProjectDialog } from '#web/projects/copy/LateCopyProjectDialog.ts';
import { LateDeleteProjectDialog } from '#web/projects/LateDeleteProjectDialog.ts';
import { LateMoveProjectDialog } from '#web/projects/LateMoveProjectDialog.ts';

import type { ProjectTask } from './ProjectMenu.tsx';

interface ProjectTaskDialogProps {
  task: ProjectTask;
  project: Project;
  /** Whether a moved project leaves the list. */
  isOfWorkspace: boolean;
  onClose: () => void;
}

/** The dialog of what was chosen in a project's menu. */
export function ProjectTaskDialog({ task, project, isOfWorkspace, onClose }: ProjectTaskDialogProps) {
  // The card may be gone, and the focus with it. Deferred until after the dialog has tried to restore the focus.
  const cardIsGone = () => void setTimeout(focusHeading);
  if (task === 'copy') return <LateCopyProjectDialog project={project} onClose={onClose} />;
  if (task === 'delete') return <LateDeleteProjectDialog project={project} onDeleted={cardIsGone} onClose={onClose} />;
  return <LateMoveProjectDialog project={project} onMoved={() => isOfWorkspace && cardIsGone()} onClose={onClose} />;
}
