import { soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { MatrixGrid } from './measureGrid.ts';
import { severityOf, severityRoles } from './severity.ts';

const gap = 4;

/** Every cell in the colour of how severe it is. */
export function drawSeverities({ from, to, centreX, centreY, cellWidth, cellHeight }: MatrixGrid): SceneElement[] {
  const scores = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return scores.flatMap((y) =>
    scores.map((x): SceneElement => {
      const place = { x: centreX(x) - (cellWidth - gap) / 2, y: centreY(y) - (cellHeight - gap) / 2 };
      const size = { width: cellWidth - gap, height: cellHeight - gap };
      return { kind: 'box', ...place, ...size, radius: 6, fill: soft(severityRoles[severityOf(x, y, to)]) };
    }),
  );
}
