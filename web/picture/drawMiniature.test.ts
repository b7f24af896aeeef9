import { expect, it } from 'vitest';

import { drawMiniature } from './drawMiniature.ts';

const text = { kind: 'text', lineHeight: 20, size: 10, weight: 400, role: 'ink', align: 'start' } as const;

it('leaves the frame out, lays texts as bars over what they stand on, and is as large as the drawing', () => {
  const { viewBox, shapes } = drawMiniature({
    elements: [
      { kind: 'group', isFrame: true, elements: [{ ...text, x: 0, y: 0, lines: ['Title'] }] },
      {
        kind: 'group',
        x: 100,
        y: 50,
        elements: [
          { ...text, x: 10, y: 20, lines: ['one', 'two', 'three'] },
          { kind: 'box', x: 0, y: 0, width: 200, height: 100, fill: 'wash' },
        ],
      },
    ],
  });
  expect(viewBox).toBe('100 50 200 100');
  expect(shapes.map(({ fill }) => fill)).toEqual(['wash', 'ink']);
  expect(shapes[0]?.commands).toBe('M100 50H300V150H100Z');
  // Two bars for three lines.
  expect(shapes[1]?.commands.match(/M/g)).toHaveLength(2);
});

it('moves a path with its groups', () => {
  const path = { kind: 'path', commands: 'M 0 -1.5 L 10 20 Z', stroke: 'line' } as const;
  const { shapes } = drawMiniature({ elements: [{ kind: 'group', x: 5, y: 1, elements: [path] }] });
  expect(shapes[0]?.commands).toBe('M 5 -0.5 L 15 21 Z');
});
