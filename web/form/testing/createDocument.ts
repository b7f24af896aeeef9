import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { EditableDocument } from '#web/document/EditableDocument.ts';

export function createDocument(
  definition: ToolsetDefinition,
  content: ToolsetDocument | null = null,
): EditableDocument {
  return new EditableDocument({ definition, validator: compileValidator(definition.schema) }, content);
}
