import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';

const text = { kind: 'text', size: 12, lineHeight: 16, weight: 400, role: 'ink', align: 'start' } as const;

const sceneOf = (...elements: SceneElement[]): Scene => ({
  width: 1600,
  height: 900,
  title: 'Fikirler & "kararlar"',
  description: '<3 fikir>',
  elements,
});
const parse = (scene: Scene) => new DOMParser().parseFromString(sceneSvg(scene), 'image/svg+xml').documentElement;

it('is a document of its own, whatever its texts hold', () => {
  const hostile = `"><script>alert(1)</script> & \u0000\u0008 \ud800 Şükrü`;
  const svg = parse(sceneOf({ ...text, x: 10, y: 20, lines: [hostile, 'İkinci'] }));
  expect(svg.nodeName).toBe('svg');
  expect(svg.querySelector('script')).toBe(null);
  expect(svg.querySelector('title')?.textContent).toBe('Fikirler & "kararlar"');
  expect(svg.querySelector('desc')?.textContent).toBe('<3 fikir>');
  const lines = [...svg.querySelectorAll('tspan')];
  expect(lines.map((line) => [line.getAttribute('y'), line.textContent])).toEqual([
    ['20', `"><script>alert(1)</script> &  \ufffd Şükrü`],
    ['36', 'İkinci'],
  ]);
});

it('needs no style sheet: every shape has its own colours', () => {
  const svg = parse(
    sceneOf(
      { kind: 'box', x: 0, y: 0, width: 10, height: 10, fill: 'gain', stroke: 'line', dash: 'dashed' },
      { kind: 'group', x: 5, y: 6, label: 'Pay by card', elements: [{ ...text, x: 0, y: 0, lines: ['Card'] }] },
    ),
  );
  const box = svg.querySelectorAll('rect')[1]!;
  expect(box.getAttribute('fill')).toBe(paperColours.gain);
  expect(box.getAttribute('stroke')).toBe(paperColours.line);
  expect(box.getAttribute('stroke-dasharray')).toBe('5 4');
  expect(svg.querySelector('g')?.getAttribute('transform')).toBe('translate(5 6)');
  expect(svg.querySelector('g > title')?.textContent).toBe('Pay by card');
  expect(svg.outerHTML).not.toContain('var(');
});

it('has the colours that the screen has in the light theme', () => {
  const css = readFileSync('web/picture/picture.css', 'utf8');
  const light = css.slice(0, css.indexOf('}'));
  const declared = [...light.matchAll(/--picture-([\w-]+): (#\w+);/g)].map(([, role, colour]) => [role, colour]);
  expect(Object.fromEntries(declared)).toEqual(paperColours);
});
