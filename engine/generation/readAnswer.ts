import { schemaAt } from '#engine/schema/schemaAt.ts';
import { setAt } from '#engine/schema/pointer.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { fitToSchema } from './fitToSchema.ts';
import { wantedFieldKey } from './toStrictSchema.ts';

/** A model's answer as a document, before it is validated. */
export interface ReadAnswer {
  document: ToolsetDocument;
  cut: string[];
}

/**
 * Maps an answer in the projected shape back to a document. An answer for some fields only is laid into the present content;
 * a field it does not (yet) give stays as it is.
 */
export function readAnswer(
  answer: unknown,
  toolset: Toolset,
  { fields, current, partial }: { fields?: readonly string[]; current?: ToolsetDocument | null; partial: boolean },
): ReadAnswer {
  if (!fields) {
    const { value, cut } = fitToSchema(answer, toolset.schema, { partial });
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return { document: isObject ? (value as ToolsetDocument) : {}, cut };
  }
  let document = current ?? {};
  const cut: string[] = [];
  for (const pointer of fields) {
    const node = schemaAt(toolset.schema, pointer);
    const given = (answer as Record<string, unknown> | null)?.[wantedFieldKey(pointer)];
    if (!node || given === undefined) continue;
    const fitted = fitToSchema(given, toolset.schema, { node, partial, pointer });
    if (fitted.value === undefined) continue;
    document = setAt(document, pointer, fitted.value);
    cut.push(...fitted.cut);
  }
  return { document, cut };
}
