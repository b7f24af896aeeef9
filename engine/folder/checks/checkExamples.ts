import { applyComputed, type Computing } from '#engine/computed/applyComputed.ts';
import { fallbackLanguage, type Language, languages } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import type { Report } from './Report.ts';

interface Checked {
  schema: ToolsetSchema;
  examples: Partial<Record<Language, unknown>>;
  computing: Computing;
  validate: DocumentValidator;
}

/** All examples are valid and not empty. */
export function checkExamples({ schema, examples, computing, validate }: Checked, report: Report): void {
  for (const language of languages) {
    const file = `examples/${language}.json` as const;
    const example = examples[language] as ToolsetDocument | undefined;
    if (example === undefined) continue;
    const faults = checkDocument(validate, example);
    for (const fault of faults) report(file, fault.path, faultMessage(fault, fallbackLanguage));
    if (faults.length > 0) continue;
    if (!hasContent(example, schema)) report(file, '', 'has no content');
    const completed = checkDocument(validate, applyComputed(example, computing));
    for (const fault of completed) report(file, fault.path, `computed value: ${faultMessage(fault, fallbackLanguage)}`);
  }
}
