import { drawText } from '../../../elements/drawText.ts';
import type { SceneElement } from '../../../Scene.ts';
import { setText } from '../../../text/setText.ts';
import type { Laid, AreaRoom } from '../Laid.ts';
import type { AreaContent } from '../readArea.ts';
import { drawHat } from './drawHat.ts';
import { drawNumber } from './drawNumber.ts';
import { headingRole } from './ground.ts';

/** An area's number and name, at its top left corner. */
export function drawHeading(content: AreaContent, { width, area }: Pick<AreaRoom, 'width' | 'area'>): Laid {
  const name = content.parts[0]?.name ?? '';
  const { number } = content;
  const indent = number === undefined ? 0 : 26;
  const role = headingRole(content);
  const set = setText(name, {
    width: Math.max(20, width - indent - (content.hat ? 40 : 0)),
    height: area.height === null ? null : area.type.heading * 3,
    size: area.type.heading,
    least: area.type.least,
    weight: 600,
  });
  const elements: SceneElement[] = [drawText(set, { x: indent, y: 0, role })];
  if (number !== undefined) {
    elements.push(...drawNumber(number, { y: set.lineHeight / 2, role }));
  }
  if (content.hat) elements.push(...drawHat(content.hat, width - 34, 0));
  const label = number === undefined ? name : `${number} ${name}`;
  const pointer = content.parts[0]?.pointer ?? '';
  return {
    height: Math.max(set.height, content.hat ? 24 : 0) + 6,
    elements: [{ kind: 'group', label, pointer, elements }],
  };
}
