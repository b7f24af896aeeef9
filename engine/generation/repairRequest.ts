import { fallbackLanguage } from '#engine/languages/languages.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';

const most = 20;

/** The message that asks a model to correct the given faults. */
export function repairRequest(faults: readonly FieldFault[]): string {
  const lines = faults
    .slice(0, most)
    .map((fault) => `- ${fault.path || 'the whole answer'}: ${faultMessage(fault, fallbackLanguage)}`);
  return `The answer cannot be used as it is:\n${lines.join('\n')}\n\nAnswer again with the whole JSON object in the same schema, corrected. Change nothing else.`;
}
