import type { Toolset } from '#engine/contract/Toolset.ts';
import { languages } from '#engine/languages/languages.ts';

import type { ExampleFacts } from './ExampleFacts.ts';
import type { ExampleReport } from './ExampleReport.ts';
import { figuresIn } from './figuresIn.ts';
import { readTexts } from './readTexts.ts';

/** A figure that several folders tell is the same in all of them. */
export function checkFacts(toolset: Toolset, { facts, names }: ExampleFacts, report: ExampleReport): void {
  for (const language of languages) {
    for (const { pointer, text } of readTexts(toolset, toolset.examples[language])) {
      for (const { name, values, [language]: patterns } of facts) {
        for (const [told, ...groups] of patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'giu'))])) {
          const figures = groups.flatMap((group) => (group ? figuresIn(group, language) : []));
          if (figures.some((figure) => !values.includes(figure)))
            report(language, pointer, `“${told}”: ${name} is ${values.join(' or ')}`);
        }
      }
      for (const { wrong, right } of names) {
        if (new RegExp(wrong, 'iu').test(text)) report(language, pointer, `says “${wrong}” instead of “${right}”`);
      }
    }
  }
}
