import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawSign } from '#engine/picture/entries/drawSign.ts';
import { type Role, soft } from '#engine/picture/roles.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { TreeNode } from './readTree.ts';

const padX = 11;
const padY = 8;

/** A node whose texts were set. */
export interface SetNode {
  height: number;
  /** The middle of its first line, from its top. */
  firstLine: number;
  draw: (x: number, y: number) => GroupElement;
}

/** Sets a node in its room: sign, title and figure, short facts below; in a limited height the end is shortened. */
export function setNode(
  node: TreeNode,
  { width, limit, size }: { width: number; limit: number | null; size: number },
  { type }: Area,
): SetNode {
  const { pointer, label, title, notes, figure, sign, tone, isRoot, isLoose } = node;
  const least = Math.min(size, type.least);
  const small = Math.max(least, Math.min(type.small, size));
  const inner = width - 2 * padX;
  const before = sign ? 20 : 0;
  const figureWidth = figure === '' ? 0 : Math.max(20, measureText(figure, small, 600) + 10);
  const after = figureWidth === 0 ? 0 : figureWidth + 8;
  const noteLine = notes === '' ? 0 : lineHeightOf(least) + 3;
  const room = limit === null ? null : Math.max(lineHeightOf(least), limit - 2 * padY - noteLine);
  const weight = isRoot || node.depth < 2 ? 600 : 400;
  const head = typesetText(title, { width: inner - before - after, height: room, size, least, weight });
  const left = limit === null ? null : Math.max(lineHeightOf(least), limit - 2 * padY - head.height - 3);
  const note = notes === '' ? null : typesetText(notes, { width: inner, height: left, size: small, least });
  const height = 2 * padY + head.height + (note ? 3 + note.height : 0);
  const firstLine = padY + head.lineHeight / 2;
  const ink: Role = isRoot ? 'on-accent' : 'ink';

  return {
    height,
    firstLine,
    draw(x, y) {
      const box = { kind: 'box', x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5, radius: 9 } as const;
      const elements: SceneElement[] = [
        isRoot
          ? { ...box, fill: tone }
          : isLoose
            ? { ...box, fill: 'paper', stroke: 'assumed', strokeWidth: 1.2, dash: 'dashed' }
            : { ...box, fill: soft(tone), stroke: tone, strokeWidth: 1.2 },
        ...(sign ? drawSign(sign, padX + 7, firstLine) : []),
        drawText(head, { x: padX + before, y: padY, role: ink }),
      ];
      if (figureWidth > 0) {
        const set = typesetText(figure, { width: figureWidth, height: null, size: small, least: small, weight: 600 });
        const end = width - padX;
        const pill = { x: end - figureWidth, y: firstLine - 9, width: figureWidth, height: 18, radius: 5 };
        elements.push(
          { kind: 'box', ...pill, fill: tone },
          drawText(set, {
            x: end - figureWidth / 2,
            y: firstLine - set.lineHeight / 2,
            role: 'on-accent',
            align: 'middle',
          }),
        );
      }
      if (note) elements.push(drawText(note, { x: padX, y: padY + head.height + 3, role: isRoot ? ink : 'quiet' }));
      return { kind: 'group', x, y, pointer, label, elements };
    },
  };
}
