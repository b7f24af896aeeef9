import { useSnapshot } from 'valtio';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { classNames } from '#web/components/classNames.ts';
import { ToolsetIcon } from '#web/components/ToolsetIcon.tsx';
import { MiniaturePicture } from '#web/picture/MiniaturePicture.tsx';
import { project } from '#web/stores/project.ts';
import { useMiniature } from '#web/toolsets/useMiniature.ts';

interface ToolsetPictureProps {
  summary: ToolsetSummary;
  status: ToolsetStatus;
  iconSize: number;
  className: string;
}

/** A toolset's picture drawn small; its icon where there is none. */
export function ToolsetPicture({ summary, status, iconSize, className }: ToolsetPictureProps) {
  const { id } = useSnapshot(project);
  const { frame, miniature } = useMiniature(id ?? '', status);
  return (
    <span ref={frame} className={classNames('grid place-items-center overflow-hidden text-muted', className)}>
      {miniature ? <MiniaturePicture miniature={miniature} /> : <ToolsetIcon name={summary.icon} size={iconSize} />}
    </span>
  );
}
