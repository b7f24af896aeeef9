import { expect, it } from 'vitest';

import { draftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { toolsetsWithExamples } from '#server/testing/toolsetsWithExamples.ts';

import { drawPicture } from './drawPicture.ts';
import type { SceneElement } from './Scene.ts';
import { signUnconfirmed } from './signUnconfirmed.ts';

const { toolsets } = toolsetsWithExamples();
const pictured = toolsets.filter(({ ui }) => ui.picture.length > 0);

function textsIn(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.kind === 'group') return textsIn(element.elements);
    return element.kind === 'text' ? [element.lines.join(' ')] : [];
  });
}

function draw(toolset: (typeof toolsets)[number], unconfirmed: (leaves: string[]) => string[]) {
  const content = toolset.examples.en;
  const isOwn = isDerived(toolset);
  const leaves = leavesOf(content).filter((leaf) => !isOwn(leaf));
  const places = draftedPlaces({ document: content, unconfirmed: unconfirmed(leaves) }, isOwn);
  const scenes = drawPicture(
    { definition: toolset, content, language: 'en', mark: signUnconfirmed(places, { language: 'en' }) },
    'page',
  );
  return scenes.map(({ elements }) => textsIn(elements).filter((text) => text.includes('◊')));
}

it.each(pictured.map((toolset) => [toolset.manifest.id, toolset] as const))(
  'the picture of %s tells what nobody has confirmed',
  (_, toolset) => {
    const whole = '◊ All of this was drafted by AI; nobody has confirmed it yet';
    for (const texts of draw(toolset, () => [''])) expect(texts).toEqual([whole]);
    // All but one value, wherever that stands.
    const most = draw(toolset, (leaves) => leaves.slice(1)).flat();
    expect(most).toContain('◊ Drafted by AI, not confirmed by anyone yet');
    expect(most.some((text) => text.endsWith('◊'))).toBe(true);
    expect(draw(toolset, () => []).flat()).toEqual([]);
  },
);

it('leaves the initials of a person alone', () => {
  const persona = pictured.find(({ manifest }) => manifest.id === 'persona')!;
  const signed = draw(persona, (leaves) => leaves.filter((leaf) => leaf.endsWith('/location'))).flat();
  expect(signed.length).toBeGreaterThan(1);
  expect(signed.filter((text) => /^\p{Lu}{2}\s/u.test(text))).toEqual([]);
});

it('leaves a title alone that people wrote, whatever of its card was drafted', () => {
  const about = pictured.find(({ manifest }) => manifest.id === 'about')!;
  const signed = draw(about, (leaves) => leaves.filter((leaf) => !/\/(?:name|description)$/.test(leaf))).flat();
  expect(signed).not.toContain(`${String(about.examples.en['name'])}\u00A0◊`);
  expect(signed.length).toBeGreaterThan(1);
});
