import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { type Sign, signRoles } from './signs.ts';

/** A sign about its centre, some 12 units wide. */
export function drawSign(sign: Sign, x: number, y: number): SceneElement[] {
  const role = signRoles[sign];
  const path = (points: string): SceneElement[] => [{ kind: 'path', commands: points, fill: role }];
  switch (sign) {
    case 'up':
      return path(`M ${x - 6} ${y + 5} L ${x} ${y - 5} L ${x + 6} ${y + 5} Z`);
    case 'down':
      return path(`M ${x - 6} ${y - 5} L ${x} ${y + 5} L ${x + 6} ${y - 5} Z`);
    case 'both':
      return path(`M ${x - 6} ${y} L ${x} ${y - 6} L ${x + 6} ${y} L ${x} ${y + 6} Z`);
    case 'open':
      return [ring(x, y, role)];
    case 'known':
      return [{ kind: 'ellipse', x, y, radiusX: 5, radiusY: 5, fill: role }];
    case 'assumed':
      return [{ ...ring(x, y, role), dash: 'dashed' }];
    case 'unknown':
      return [
        { ...ring(x, y, role), radiusX: 6, radiusY: 6 },
        {
          kind: 'path',
          commands: `M ${x - 1.9} ${y - 1.3} C ${x - 1.9} ${y - 4} ${x + 2.1} ${y - 4} ${x + 2.1} ${y - 1.3} C ${x + 2.1} ${y} ${x} ${y} ${x} ${y + 1.5}`,
          stroke: role,
          strokeWidth: 1.4,
        },
        { kind: 'ellipse', x, y: y + 3.6, radiusX: 0.9, radiusY: 0.9, fill: role },
      ];
    case 'yes':
      return stroke(role, [x - 5, y, x - 1.5, y + 4], [x - 1.5, y + 4, x + 5, y - 4]);
    case 'no':
      return stroke(role, [x - 4, y - 4, x + 4, y + 4], [x - 4, y + 4, x + 4, y - 4]);
    case 'plus':
      return stroke(role, [x - 5, y, x + 5, y], [x, y - 5, x, y + 5]);
    case 'minus':
      return stroke(role, [x - 5, y, x + 5, y]);
    case 'star':
      return path(starAbout(x, y));
    case 'high':
      return steps(3, role, x, y);
    case 'medium':
      return steps(2, role, x, y);
    case 'low':
      return steps(1, role, x, y);
  }
}

/** Five points, the first upwards. */
function starAbout(x: number, y: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? 7 : 3;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M ${corners.join(' L ')} Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

function ring(x: number, y: number, role: Role) {
  return { kind: 'ellipse', x, y, radiusX: 5, radiusY: 5, stroke: role, strokeWidth: 1.5 } as const;
}

function stroke(role: Role, ...lines: [number, number, number, number][]): SceneElement[] {
  return lines.map(([x1, y1, x2, y2]) => ({ kind: 'line', x1, y1, x2, y2, stroke: role, strokeWidth: 2 }));
}

function steps(count: number, role: Role, x: number, y: number): SceneElement[] {
  return [0, 1, 2].map((step) => {
    const height = 5 + step * 2.5;
    const fill = step < count ? role : 'wash-2';
    return { kind: 'box', x: x - 7 + step * 5, y: y + 5 - height, width: 4, height, radius: 1, fill };
  });
}
