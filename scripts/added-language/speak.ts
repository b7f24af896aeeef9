import { findAssumptions } from '#engine/evidence/findAssumptions.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { inEveryLanguage, languages } from '#engine/languages/languages.ts';
import { readNumber } from '#engine/languages/readNumber.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import { groundRules } from '#engine/prompt/groundRules.ts';
import { languageInstruction } from '#engine/prompt/languageInstruction.ts';
import { tableWords } from '#engine/tables/tableWords.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

// Runs where the language was added: see the test.
const language = languages.at(-1)!;

const folder = toolsetFolder('ideas', {
  'ui.json': {
    sections: [{ id: 'all', fields: ['/ideas'] }],
    picture: [{ kind: 'cards', list: '/ideas', title: 'name', sections: [] }],
  },
});
const lacking = parseToolset(folder).faults.map(({ file }) => file);
for (const [name, text] of Object.entries({
  [`locales/${language}.json`]: JSON.stringify({
    title: 'Ideoj',
    description: 'Kion pensis teamo.',
    sections: { all: { title: 'Ĉio' } },
    fields: { '/ideas': { title: 'Ideoj', item: 'Ideo' }, '/ideas/*/name': { title: 'Nomo' } },
  }),
  [`examples/${language}.json`]: JSON.stringify({ ideas: [{ id: 'first', name: 'La unua' }] }),
}))
  Object.assign(folder.files, { [name]: text });
const { toolset: definition, faults } = parseToolset(folder);
const pictures =
  definition &&
  drawPicture({ definition, content: definition.examples[language], language }, 'page').map((scene) => sceneSvg(scene));

process.stdout.write(
  JSON.stringify({
    lacking,
    faults,
    titles: definition && inEveryLanguage((each) => definition.locales[each].title),
    pictures,
    yes: tableWords[language].yes,
    instruction: languageInstruction(language),
    number: readNumber('1,5', language),
    assumptions: findAssumptions('Supozo: ĝi funkcias.'),
    isMarkTold: groundRules.includes('in Esperanto "Supozo:"'),
  }),
);
