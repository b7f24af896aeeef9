import { applyComputed } from '#engine/validation/applyComputed.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import type { Report } from '../checkToolset.ts';
import { languages } from '../languages.ts';
import type { Toolset } from '../Toolset.ts';

/** AJV accepts the schema in strict mode, and both examples are documents of it with content. */
export function checkExamples({ schema, examples, manifest }: Toolset, report: Report): void {
  let validate: DocumentValidator;
  try {
    validate = compileValidator(schema);
  } catch (error) {
    return report('schema.json', '', (error as Error).message);
  }
  for (const language of languages) {
    const file = `examples/${language}.json` as const;
    const faults = checkDocument(validate, examples[language]);
    for (const fault of faults) report(file, fault.path, faultMessage(fault, 'en'));
    if (faults.length > 0) continue;
    if (!hasContent(examples[language], schema)) report(file, '', 'has no content');
    const computed = checkDocument(validate, applyComputed(examples[language], manifest.computed));
    for (const fault of computed) report(file, fault.path, `computed value: ${faultMessage(fault, 'en')}`);
  }
}
