import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Laid, AreaRoom } from '#engine/picture/layouts/canvas/Laid.ts';
import type { AreaContent } from '#engine/picture/layouts/canvas/readArea.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { drawHat, hat } from './drawHat.ts';
import { drawNumber } from './drawNumber.ts';
import { headingRole } from './ground.ts';

/** From this width on, a name stands beside its hat. */
const leastBesideHat = 175;

/** An area's number and name, at its top left corner. */
export function drawHeading(content: AreaContent, { width, area }: Pick<AreaRoom, 'width' | 'area'>): Laid {
  const name = content.parts[0]?.name ?? '';
  const { number } = content;
  const hatIsAbove = content.hat !== undefined && width < leastBesideHat;
  const indent = (number === undefined ? 0 : 26) + (content.hat && !hatIsAbove ? hat.width + 10 : 0);
  const role = headingRole(content);
  const set = typesetText(name, {
    width: Math.max(20, width - indent),
    height: area.height === null ? null : area.type.heading * 3,
    size: area.type.heading,
    least: area.type.least,
    weight: 600,
  });
  const top = hatIsAbove ? hat.height + 6 : content.hat ? Math.max(0, (hat.height - set.height) / 2) : 0;
  const elements: SceneElement[] = [drawText(set, { x: indent, y: top, role })];
  if (number !== undefined) {
    elements.push(...drawNumber(number, { y: set.lineHeight / 2, role }));
  }
  if (content.hat) elements.push(...drawHat(content.hat, 0, 0));
  const label = number === undefined ? name : `${number} ${name}`;
  const pointer = content.parts[0]?.pointer ?? '';
  return {
    height: Math.max(top + set.height, content.hat ? hat.height : 0) + (content.hat ? 10 : 6),
    elements: [{ kind: 'group', label, pointer, elements }],
  };
}
