import type { Toolset } from '#engine/contract/Toolset.ts';
import { fallbackLanguage, inEveryLanguage, languages } from '#engine/languages/languages.ts';
import { isClaimsBind } from '#engine/references/Bind.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { type SchemaPlace, walkSchema } from '#engine/schema/walkSchema.ts';

import type { Report } from './Report.ts';

type Checked = Pick<Toolset, 'manifest' | 'schema' | 'examples'>;

/**
 * Every example fills in every field at least once, and the examples of all languages agree in what is not text: ids,
 * scores, dates, choices and references.
 */
export function checkExampleCoverage({ manifest, schema, examples }: Checked, report: Report): void {
  const leaves = walkSchema(schema).filter(
    ({ pattern, node }) =>
      node.properties === undefined && node.type !== 'array' && !pattern.startsWith(`${openQuestionsPointer}/`),
  );
  const byPattern = inEveryLanguage((language) => valuesByPattern(examples[language]));
  for (const language of languages) {
    const example = examples[language];
    const file = `examples/${language}.json` as const;
    // A definition that is used in several places counts as covered when one of them is.
    const filled = new Set(
      leaves.filter(({ pattern }) => byPattern[language].get(pattern)?.some(isFilled)).map((leaf) => leaf.localeKey),
    );
    for (const { pattern, localeKey, node } of leaves) {
      if (filled.has(localeKey) || node.readOnly) continue;
      report(file, firstPointer(example, pattern), `"${pattern}" is filled in nowhere; show every field at least once`);
    }
  }

  // The id of a claim may hold a hash of its words, which are others in each language.
  const references = new Set(manifest.binds.flatMap((bind) => (isClaimsBind(bind) ? [] : [bind.field])));
  const first = examples[fallbackLanguage];
  for (const leaf of leaves) {
    if (isFreeText(leaf) && !references.has(leaf.pattern)) continue;
    for (const language of languages) {
      const said = byPattern[language].get(leaf.pattern) ?? [];
      const wanted = byPattern[fallbackLanguage].get(leaf.pattern) ?? [];
      const other = [...said, ...wanted].find(
        ({ pointer }) => getAt(first, pointer) !== getAt(examples[language], pointer),
      );
      if (!other) continue;
      const message = `must be as in examples/${fallbackLanguage}.json: ids, references, scores, dates and choices are the same in all languages`;
      report(`examples/${language}.json`, other.pointer, message);
    }
  }
}

interface Said {
  pointer: string;
  value: unknown;
}

/** The single values of an example, by the patterns of their places: read once, whatever the schema has. */
function valuesByPattern(example: unknown): Map<string, Said[]> {
  const found = new Map<string, Said[]>();
  visit(example, '', '');
  return found;

  function visit(value: unknown, pointer: string, pattern: string): void {
    if (typeof value !== 'object' || value === null) {
      const known = found.get(pattern);
      if (known) known.push({ pointer, value });
      else found.set(pattern, [{ pointer, value }]);
      return;
    }
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value))
      visit(child, `${pointer}/${key}`, `${pattern}/${isList ? '*' : key}`);
  }
}

function isFilled({ value }: Said): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isFreeText({ key, node }: SchemaPlace): boolean {
  return node.type === 'string' && !node.enum && node.format !== 'date' && key !== 'id';
}

/** The place where a value of the pattern would be; the list itself when it is empty. */
function firstPointer(example: unknown, pattern: string): string {
  const [pointer] = expandPattern(example, pattern);
  if (pointer !== undefined) return pointer;
  return firstPointer(example, pattern.slice(0, pattern.lastIndexOf('/*')));
}
