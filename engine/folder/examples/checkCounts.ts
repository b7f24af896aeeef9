import type { Toolset } from '#engine/contract/Toolset.ts';
import { citationLists } from '#engine/evidence/checkCitations.ts';
import { languages } from '#engine/languages/languages.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import type { ExampleReport } from './ExampleReport.ts';

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** No list of an example is longer than its prompt asks for: “`goals`: up to five”. */
export function checkCounts(toolset: Toolset, report: ExampleReport): void {
  const citations = citationLists(toolset.manifest.binds);
  const lists = walkSchema(toolset.schema).filter(
    ({ node, pattern }) => node.type === 'array' && !citations.includes(pattern),
  );
  for (const [, name, word] of toolset.prompt.matchAll(/`([a-zA-Z]+)`: up to (\w+)/g)) {
    const most = numbers.indexOf(word ?? '') + 1 || Number(word);
    for (const { pattern } of lists.filter(({ key }) => key === name)) {
      for (const language of languages) {
        const example = toolset.examples[language];
        for (const pointer of expandPattern(example, pattern)) {
          const list = getAt(example, pointer);
          if (Array.isArray(list) && list.length > most)
            report(language, pointer, `has ${list.length} entries where the prompt asks for up to ${most}`);
        }
      }
    }
  }
}
