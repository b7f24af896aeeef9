import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { EditableDocument } from '#web/document/EditableDocument.ts';

export function createDocument(
  definition: ToolsetDefinition,
  content: ToolsetDocument | null = null,
): EditableDocument {
  const validator = compileValidator(definition.schema);
  return new EditableDocument({ definition, loadValidator: () => Promise.resolve(validator) }, content);
}
