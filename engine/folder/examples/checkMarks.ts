import type { Toolset } from '#engine/contract/Toolset.ts';
import { inEveryLanguage, type Language, languageFacts, languages } from '#engine/languages/languages.ts';

import type { ExampleReport } from './ExampleReport.ts';
import { readTexts } from './readTexts.ts';

const marks = inEveryLanguage((language) => new RegExp(`${languageFacts[language].assumption}: `, 'gi'));
const otherMarks: Record<Language, RegExp> = {
  en: /\((?:our |an )?(?:assumption|assumed|illustrative|estimate)\b[^()]*\)|\bassumed: /i,
  tr: /\((?:varsayım|varsayımsal|tahmin|örnek)\b[^()]*\)|\bvarsayılan: /i,
};

/** An assumption is marked at the beginning of a sentence, once a text, and in no other way. */
export function checkMarks(toolset: Toolset, report: ExampleReport): void {
  for (const language of languages) {
    for (const { pointer, text } of readTexts(toolset, toolset.examples[language])) {
      const found = [...text.matchAll(marks[language])];
      if (found.length > 1) report(language, pointer, 'marks more than one assumption; divide it');
      if (found.some(({ index }) => !beginsSentence(text, index)))
        report(language, pointer, 'marks an assumption within a sentence; begin the sentence with it');
      const other = otherMarks[language].exec(text)?.[0];
      if (other)
        report(language, pointer, `marks an assumption as “${other.trim()}”; begin the sentence with the mark`);
    }
  }
}

function beginsSentence(text: string, index: number): boolean {
  if (text[index] !== text[index]?.toUpperCase()) return false;
  const before = text.slice(0, /[“(]/.test(text[index - 1] ?? '') ? index - 1 : index);
  const words = before.trimEnd();
  return index === 0 || before.slice(words.length).includes('\n') || /[.!?:;…”)]/.test(words.at(-1) ?? '');
}
