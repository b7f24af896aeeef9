import type { Toolset } from '#engine/contract/Toolset.ts';
import { fallbackLanguage, languages } from '#engine/languages/languages.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { ExampleReport } from './ExampleReport.ts';
import { figuresIn } from './figuresIn.ts';
import { readTexts } from './readTexts.ts';

/** A text has the same figures in every language as in English. */
export function checkFigures(toolset: Toolset, report: ExampleReport): void {
  const others = languages.filter((language) => language !== fallbackLanguage);
  for (const { pointer, text } of readTexts(toolset, toolset.examples[fallbackLanguage]))
    for (const language of others) {
      const other = getAt(toolset.examples[language], pointer);
      if (typeof other !== 'string') continue;
      const [english, theirs] = [figuresIn(text, fallbackLanguage), figuresIn(other, language)];
      const [missing, more] = [without(english, theirs), without(theirs, english)];
      if (missing.length + more.length === 0) continue;
      const figures = `${missing.join(', ') || '–'} / ${more.join(', ') || '–'}`;
      report(language, pointer, `has other figures than the English text: ${figures}`);
    }
}

/** The first list less the second, each figure as often as it stands there. */
function without(figures: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return figures.filter((figure) => {
    const at = rest.indexOf(figure);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
