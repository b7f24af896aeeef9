import type { Toolset } from '#engine/contract/Toolset.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { withoutControls } from '#engine/schema/withoutControls.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { tooLongLists } from '#engine/validation/tooLongLists.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import { completeDocument } from './completeDocument.ts';
import { mirrorFaults } from './mirrors.ts';

/**
 * Completes a document that comes from outside, and tells what is wrong with it; only one without faults may be stored.
 */
export function completeAndCheck(
  validators: Validators,
  toolset: Toolset,
  given: ToolsetDocument,
): { content: ToolsetDocument; faults: FieldFault[] } {
  // Checked first, since computing values takes time proportional to the length of lists.
  const tooLong = tooLongLists(given, toolset.schema);
  if (tooLong.length > 0) return { content: given, faults: tooLong };
  const content = completeDocument(toolset, mapTexts(given, withoutControls));
  const faults = checkDocument(validators.of(toolset), content);
  return { content, faults: faults.length > 0 ? faults : mirrorFaults(toolset, content) };
}
