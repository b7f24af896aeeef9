import { expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { sampleOrder } from './testing/sampleOrder.ts';
import { textOfExport } from './testing/textOfExport.ts';
import { writeExport } from './writeExport.ts';

const { registry } = loadedToolsets();
const definition = registry.get('exploratory-interview');
const content = {
  assumptionsToTest: [
    {
      id: 'x',
      assumption: 'Roofs leak',
      measure: 'Of three',
      direction: 'at-least',
      thresholdValue: 2,
      resultValue: 3,
    },
    { id: 'y', assumption: 'Owners repair', measure: 'Of three', direction: 'at-least', thresholdValue: 2 },
  ],
  interviews: [
    { id: 'a', interviewee: 'Ayşe', painPoints: ['It rains in.'], status: 'done' },
    { id: 'b', interviewee: 'Burak', painPoints: ['It may rain in.'] },
    { id: 'c', interviewee: 'Ceren', painPoints: ['It could rain in.'], status: 'planned' },
  ],
};
const words = { en: 'planned', tr: 'planlandı' };

it.each(
  (['pdf', 'docx', 'pptx', 'xlsx', 'markdown'] as const).flatMap((format) =>
    languages.map((language) => [format, language] as const),
  ),
)(
  'a %s in %s says of field work and tests that they are only planned, and of none that is done',
  async (format, language) => {
    const saved = [{ toolset: definition.manifest.id, json: JSON.stringify(content), savedAt: null }];
    const order = { ...sampleOrder(registry.toolsets, format), language, chosen: [definition.manifest.id], saved };
    const text = (await textOfExport(format, await writeExport(order, registry.toolsets))).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Burak (${words[language]})`);
    expect(text).toContain(`Ceren (${words[language]})`);
    expect(text).not.toContain('Ayşe (');
    // What is tested and has no result yet is a plan as well.
    expect(text).toContain(`Owners repair (${words[language]})`);
    expect(text).not.toContain('Roofs leak (');
  },
);

it.each(languages)('a picture says so too, in %s', (language) => {
  const drawn = JSON.stringify(drawPicture({ definition, content, language }, 'sheet'));
  expect(drawn).toContain(`Burak (${words[language]})`);
  expect(drawn).not.toContain('Ayşe (');
});
