import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import type { Language } from '#engine/languages/languages.ts';
import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ProjectToolsetRow } from '#server/database/repositories/projectToolsets.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

/**
 * @throws when a pointer matches nothing in the schema or the present content, or names a field that people fill in.
 */
export function requireGeneratedFields(
  toolset: Toolset,
  row: Pick<ProjectToolsetRow, 'content' | 'draft'> | undefined,
  fields: readonly string[],
  language: Language,
): void {
  const content = row?.draft?.content ?? row?.content ?? {};
  const isLeftToPeople = notForModel(toolset);
  const faultOf = (pointer: string) => {
    if (!schemaKnows(toolset, pointer) || !hasItems(content, pointer)) return 'unknown-field';
    return isLeftToPeople(pointer) ? 'not-generated' : null;
  };
  const errors = fields.flatMap((pointer, index) => {
    const key = faultOf(pointer);
    return key ? [{ path: `/fields/${index}`, key, message: translate(language, `fields.${key}`) }] : [];
  });
  if (errors.length > 0) throw new InvalidRequestError(errors);
}

function schemaKnows({ schema }: Toolset, pointer: string): boolean {
  const isOne = pointer.startsWith('/') && !parsePointer(pointer).includes('*');
  return isOne && schemaAt(schema, pointer) !== undefined;
}

/** Whether every list item in a pointer exists; a pointer past the end of a list would leave holes. */
function hasItems(content: ToolsetDocument, pointer: string): boolean {
  const tokens = parsePointer(pointer);
  return tokens.every((token, place) => {
    if (!/^\d+$/.test(token)) return true;
    const list = getAt(content, formatPointer(tokens.slice(0, place)));
    return Array.isArray(list) && Number(token) < list.length;
  });
}
