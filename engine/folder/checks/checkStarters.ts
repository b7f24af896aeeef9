import { countBlanks } from '#engine/blanks/countBlanks.ts';
import { blank } from '#engine/blanks/hasBlank.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { starterFile } from '#engine/folder/toolsetFiles.ts';
import type { ToolsetParts } from '#engine/folder/ToolsetParts.ts';
import { layOutStarter } from '#engine/generation/starter/layOutStarter.ts';
import { isRepeat, placeholder, starterRepeat } from '#engine/generation/starter/starterTemplate.ts';
import { fallbackLanguage, languages } from '#engine/languages/languages.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';

import type { Report } from './Report.ts';
import { shapeFaults } from './shapeFaults.ts';

type Checked = Pick<Toolset, 'manifest' | 'schema' | 'locales'> &
  Pick<ToolsetParts, 'starters'> & {
    validate: DocumentValidator;
  };

const projectWords = ['name', 'description'];

/**
 * The starters may be left out, but not in one language only. Each is a template that can be filled, is valid once it
 * is, and holds blanks; both have one shape.
 */
export function checkStarters({ starters, validate, ...toolset }: Checked, report: Report): void {
  const written = languages.find((language) => starters[language] !== undefined);
  if (!written) return;
  let isSound = true;
  for (const language of languages) {
    const file = starterFile(language);
    const say = (pointer: string, message: string) => {
      isSound = false;
      report(file, pointer, message);
    };
    const template = starters[language];
    if (template === undefined) {
      say('', `the file is missing, while ${starterFile(written)} is there; write both, or neither`);
      continue;
    }
    if (typeof template !== 'object' || template === null || Array.isArray(template)) {
      say('', 'must be an object: a document with blanks');
      continue;
    }
    checkTemplate(template, say);
    if (!isSound) continue;
    const context = { toolset: { ...toolset, starters: { [language]: template } as Toolset['starters'] }, language };
    const project = { name: 'Name', description: 'Description.' };
    const document = layOutStarter({ ...context, project, documents: new Map(), current: null });
    for (const fault of checkDocument(validate, document))
      say(fault.path, `filled in: ${faultMessage(fault, fallbackLanguage)}`);
    if (countBlanks(template) === 0) say('', `holds no blank; write "${blank}" wherever a person has to answer`);
  }
  if (!isSound) return;
  const [first, ...others] = languages;
  for (const language of others) {
    for (const { pointer, message } of shapeFaults(starters[first], starters[language]))
      report(starterFile(language), pointer, `${message} ${starterFile(first)}`);
  }
}

/** Repetitions as they should be, in lists only, and no placeholder that nothing can fill. */
function checkTemplate(template: object, say: (pointer: string, message: string) => void): void {
  visit(template, [], { isInList: false, isRepeated: false });

  function visit(value: unknown, path: string[], place: { isInList: boolean; isRepeated: boolean }): void {
    if (typeof value === 'string') return checkText(value, path, place.isRepeated);
    if (typeof value !== 'object' || value === null) return;
    if (isRepeat(value)) {
      if (!place.isInList) say(formatPointer(path), '"$each" repeats an entry of a list; put it into a list');
      for (const issue of starterRepeat.safeParse(value).error?.issues ?? [])
        say(formatPointer([...path, ...issue.path.map(String)]), issue.message);
      visit(value.item, [...path, 'item'], { isInList: false, isRepeated: true });
      visit(value.otherwise, [...path, 'otherwise'], { isInList: false, isRepeated: false });
      return;
    }
    for (const [key, child] of Object.entries(value))
      visit(child, [...path, key], { isInList: Array.isArray(value), isRepeated: place.isRepeated });
  }

  function checkText(text: string, path: string[], isRepeated: boolean): void {
    for (const [whole, within = ''] of text.matchAll(placeholder)) {
      const name = within.trim();
      const isItem = name === 'item' || name.startsWith('item.');
      if (isItem && !isRepeated) say(formatPointer(path), `${whole} stands in no "item" of an "$each"`);
      else if (!isItem && !projectWords.includes(name) && !/^[a-z][a-z0-9-]*(\/\w+)+$/.test(name))
        say(
          formatPointer(path),
          `${whole} is not known; {{name}}, {{description}}, {{item.…}} and {{toolset/field}} are`,
        );
    }
  }
}
