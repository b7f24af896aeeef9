import { useSnapshot } from 'valtio';

import type { Project, ProjectStep } from '#engine/protocol/project.ts';
import { SeedIllustration } from '#web/components/SeedIllustration.tsx';
import { MiniaturePicture } from '#web/picture/MiniaturePicture.tsx';
import { definitions } from '#web/stores/definitions.ts';
import { useMiniature } from '#web/toolsets/useMiniature.ts';

import { pictureFrame } from './pictureFrame.ts';
import { useToolsetStatuses } from './useToolsetStatuses.ts';

/** The picture that was worked on last, small; decoration beside the project's name. */
export function ProjectPicture({ project: { id, progress } }: { project: Project }) {
  const isEmpty = progress.saved + progress.generated === 0;
  const steps = useToolsetStatuses(isEmpty ? undefined : id);
  const { summaries } = useSnapshot(definitions);
  const isSetup = (step: ProjectStep) => summaries.find((each) => each.id === step.id)?.stage === 'setup';
  const filled = (steps ?? []).filter(({ status }) => status !== 'empty');
  const own = filled.filter((step) => !isSetup(step));
  const last = (own.length > 0 ? own : filled).toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''));
  if (isEmpty)
    return (
      <span aria-hidden className={pictureFrame}>
        <SeedIllustration />
      </span>
    );
  return last[0] ? <Shown projectId={id} step={last[0]} /> : <span aria-hidden className={pictureFrame} />;
}

function Shown({ projectId, step }: { projectId: string; step: ProjectStep }) {
  const { frame, miniature } = useMiniature(projectId, step);
  return (
    <span ref={frame} aria-hidden className={pictureFrame}>
      {miniature && <MiniaturePicture miniature={miniature} />}
    </span>
  );
}
