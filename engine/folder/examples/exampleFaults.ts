import type { Toolset } from '#engine/contract/Toolset.ts';
import { criticise } from '#engine/critic/criticise.ts';
import type { Fault } from '#engine/folder/Fault.ts';
import { languages } from '#engine/languages/languages.ts';

import { checkCounts } from './checkCounts.ts';
import { checkDates } from './checkDates.ts';
import { checkFacts } from './checkFacts.ts';
import { checkFigures } from './checkFigures.ts';
import { checkMarks } from './checkMarks.ts';
import { checkVerdicts } from './checkVerdicts.ts';
import type { ExampleFacts } from './ExampleFacts.ts';
import type { ExampleReport } from './ExampleReport.ts';

/**
 * What a reader would find wrong in the examples of all folders, as far as a program can see it: figures that differ
 * between the languages or from the company's facts, marks of assumptions, dates, verdicts, counts that the prompts ask
 * for, and the rules of the critic. References, quotes and sums are checked with the folders themselves.
 */
export function exampleFaults(toolsets: readonly Toolset[], facts: ExampleFacts): Fault[] {
  const faults = toolsets.flatMap((toolset) => {
    const found: Fault[] = [];
    const { id } = toolset.manifest;
    const report: ExampleReport = (language, pointer, message) =>
      found.push({ toolset: id, file: `examples/${language}.json`, pointer, message });
    checkFigures(toolset, report);
    checkMarks(toolset, report);
    checkDates(toolset, facts.year, report);
    checkCounts(toolset, report);
    checkFacts(toolset, facts, report);
    for (const language of languages) {
      for (const { pointer, rule, words } of criticise(toolset, toolset.examples[language], language))
        report(language, pointer, `“${words}” breaks the rule ${rule}`);
    }
    return found;
  });
  return [...faults, ...checkVerdicts(toolsets)];
}
