import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { groupRole } from './groupRole.ts';
import type { MatrixDescription } from './matrixContract.ts';
import type { MatrixGrid } from './measureGrid.ts';

const gap = 2;

/** From the upper edge of a quadrant to its name. */
export const nameTop = 8;

/** The four quadrants, each in the colour and with the name of what it stands for. */
export function drawQuadrants(
  matrix: MatrixDescription,
  source: PictureSource,
  grid: MatrixGrid,
  area: Area,
): SceneElement[] {
  const { left, top, width, plotHeight, borderX, borderY } = grid;
  const words = matrix.group === undefined ? [] : source.choicesOf(`${matrix.list}/*/${matrix.group}`);
  const right = left + width;
  const corners = {
    lowXHighY: { x: left, y: top, width: borderX - left - gap, height: borderY - top - gap },
    highXHighY: { x: borderX + gap, y: top, width: right - borderX - gap, height: borderY - top - gap },
    lowXLowY: { x: left, y: borderY + gap, width: borderX - left - gap, height: plotHeight - borderY - gap },
    highXLowY: { x: borderX + gap, y: borderY + gap, width: right - borderX - gap, height: plotHeight - borderY - gap },
  } as const;
  return (['highXHighY', 'lowXHighY', 'highXLowY', 'lowXLowY'] as const).flatMap((quadrant): SceneElement[] => {
    const box = corners[quadrant];
    const value = matrix.quadrants?.[quadrant];
    if (value === undefined) return [{ kind: 'box', ...box, radius: 10, fill: 'wash' }];
    const role = groupRole(grid.groups, value);
    const word = words.find((each) => each.value === value)?.word ?? value;
    const name = typesetText(word, {
      width: box.width - 24,
      height: 24,
      size: area.type.heading,
      least: area.type.least,
      weight: 600,
    });
    return [
      { kind: 'box', ...box, radius: 10, fill: soft(role) },
      drawText(name, { x: box.x + 12, y: box.y + nameTop, role: role }),
    ];
  });
}
