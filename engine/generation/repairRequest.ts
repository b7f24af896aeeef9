import { fallbackLanguage } from '#engine/languages/languages.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';

const most = 20;

/**
 * The message that asks a model to correct the given faults.
 *
 * @param schema of the document, from which it is told what a choice allows
 */
export function repairRequest(faults: readonly FieldFault[], schema: ToolsetSchema): string {
  const lines = faults.slice(0, most).map((fault) => {
    const choices = fault.key === 'not-in-list' ? schemaAt(schema, fault.path)?.enum : undefined;
    const allowed = choices ? ` Allowed: ${choices.map((choice) => JSON.stringify(choice)).join(', ')}.` : '';
    return `- ${fault.path || 'the whole answer'}: ${faultMessage(fault, fallbackLanguage)}${allowed}`;
  });
  return askAgain(lines);
}

/** The message that asks for an answer anew that was no JSON, or was not whole. */
export function restartRequest(): string {
  return askAgain(['- the whole answer: it is no JSON object, or it ends before its last bracket.']);
}

/** The message that asks for the whole answer again, with a line for each fault. */
export function askAgain(lines: readonly string[]): string {
  return `The answer cannot be used as it is:\n${lines.join('\n')}\n\nAnswer again with the whole JSON object in the same schema, corrected. Change nothing else.`;
}
