import type { Toolset } from '#engine/contract/Toolset.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { ExampleReport } from './ExampleReport.ts';
import { figuresIn } from './figuresIn.ts';
import { readTexts } from './readTexts.ts';

/** A text has the same figures in both languages. */
export function checkFigures(toolset: Toolset, report: ExampleReport): void {
  for (const { pointer, text } of readTexts(toolset, toolset.examples.en)) {
    const other = getAt(toolset.examples.tr, pointer);
    if (typeof other !== 'string') continue;
    const [english, turkish] = [figuresIn(text, 'en'), figuresIn(other, 'tr')];
    const missing = without(english, turkish);
    const more = without(turkish, english);
    if (missing.length + more.length === 0) continue;
    report(
      'tr',
      pointer,
      `has other figures than the English text: ${missing.join(', ') || '–'} / ${more.join(', ') || '–'}`,
    );
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
