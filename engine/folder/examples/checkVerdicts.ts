import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { findTests } from '#engine/evidence/findTests.ts';
import { readVerdict } from '#engine/evidence/readVerdict.ts';
import type { Fault } from '#engine/folder/Fault.ts';
import { fallbackLanguage, languages } from '#engine/languages/languages.ts';
import { getAt } from '#engine/schema/pointer.ts';

const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };

/**
 * A verdict is what threshold and result say, and a threshold is one that the sample can reach: “of six” is at most 6.
 */
export function checkVerdicts(toolsets: readonly Toolset[]): Fault[] {
  return languages.flatMap((language) => {
    const documents: ProjectDocuments = new Map(
      toolsets.map(({ manifest, examples }) => [manifest.id, examples[language]]),
    );
    const declared = new Map(toolsets.map(({ manifest }) => [manifest.id, manifest]));
    return findTests(toolsets, documents).flatMap((test): Fault[] => {
      const at = { toolset: test.toolset, file: `examples/${language}.json`, pointer: test.pointer };
      const item = getAt(documents.get(test.toolset), test.pointer);
      const sample = language === fallbackLanguage ? sampleOf(item) : undefined;
      const beyond = [test.threshold, test.result].find((figure) => sample !== undefined && (figure ?? 0) > sample);
      const faults: Fault[] =
        beyond === undefined ? [] : [{ ...at, message: `${beyond} is more than the sample of ${sample}` }];
      const { resultAt } = test;
      const verdicts = declared.get(resultAt?.toolset ?? '')?.verdicts ?? [];
      const holder = resultAt && verdicts.find(({ list }) => isIn(list, resultAt.pointer));
      if (!resultAt || !holder) return faults;
      const written = readVerdict(
        holder,
        getAt(documents.get(resultAt.toolset), `${resultAt.pointer}/${holder.verdict}`),
      );
      if (written === test.verdict) return faults;
      const message = `is “${written}”, but threshold and result say “${test.verdict}”`;
      return [
        ...faults,
        { ...at, toolset: resultAt.toolset, pointer: `${resultAt.pointer}/${holder.verdict}`, message },
      ];
    });
  });
}

const isIn = (list: string, pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*') === `${list}/*`;

/** Of what is counted one by one: “owners, of six”. */
function sampleOf(hypothesis: unknown): number | undefined {
  const measure = getAt(hypothesis, '/measure');
  if (typeof measure !== 'string' || measure.includes('%')) return undefined;
  const word = /\bof (?:the )?(\w+)/.exec(measure)?.[1] ?? '';
  return numbers[word];
}
