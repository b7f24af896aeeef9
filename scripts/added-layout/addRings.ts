import { layouts } from '#engine/picture/layouts/layouts.ts';

import { drawRings, ringsLayout } from './drawRings.ts';

// As a line in each table adds it. A process of its own: the contract of `ui.json` is made of the table when it is
// first read.
(layouts as unknown as unknown[]).push(ringsLayout);
const { layoutLoaders, loadDrawLayout } = await import('#engine/picture/layouts/loadDrawLayout.ts');
Object.assign(layoutLoaders, { rings: async () => drawRings });

const { parseToolset } = await import('#engine/folder/parseToolset.ts');
const { toolsetFolder } = await import('#engine/testing/toolsetFolder.ts');
const { drawPictureWith } = await import('#engine/picture/drawPictureWith.ts');
const { sceneSvg } = await import('#engine/picture/renderers/sceneSvg.ts');

const sections = [{ id: 'all', fields: ['/ideas'] }];
const parse = (name: string) =>
  parseToolset(toolsetFolder('ideas', { 'ui.json': { sections, picture: [{ kind: 'rings', list: '/ideas', name }] } }));
const sound = parse('name');
const drawLayout = await loadDrawLayout(['rings' as never]);
const subject = sound.toolset && {
  definition: sound.toolset,
  content: sound.toolset.examples.en,
  language: 'en' as const,
};
process.stdout.write(
  JSON.stringify({
    faults: sound.faults,
    misnamed: parse('colour').faults,
    pictures: subject && drawPictureWith(drawLayout, subject, 'page').map((scene) => sceneSvg(scene)),
  }),
);
