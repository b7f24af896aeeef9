import { schemaAt } from '#engine/schema/schemaAt.ts';
import { setAt } from '#engine/schema/pointer.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { fitToSchema } from './fitToSchema.ts';
import { notForModel } from './notForModel.ts';
import { type AllowedReferences, wantedFieldKey } from './toStrictSchema.ts';

/** A model's answer as a document, not validated yet. */
export interface ReadAnswer {
  document: ToolsetDocument;
  cut: string[];
  /** Whether the answer contains nothing that was requested. */
  isEmpty: boolean;
}

export interface ReadOptions {
  fields?: readonly string[];
  current?: ToolsetDocument | null;
  references?: AllowedReferences;
  partial: boolean;
}

/**
 * Maps an answer in the projected schema back to a document. An answer for some fields is merged into the present
 * content; fields it does not contain (yet) are unchanged. Values of fields a model must not write (ids, computed
 * values, fields left to people) are ignored, since not every server enforces the schema.
 */
export function readAnswer(
  answer: unknown,
  toolset: Toolset,
  { fields, current, references, partial }: ReadOptions,
): ReadAnswer {
  const isExcluded = notForModel(toolset);
  const options = { partial, isExcluded, references };
  if (!fields) {
    const { value, cut } = fitToSchema(answer, toolset.schema, options);
    const document = isObject(value) ? value : {};
    return { document, cut, isEmpty: Object.keys(document).length === 0 };
  }
  let document = current ?? {};
  let isEmpty = true;
  const cut: string[] = [];
  for (const pointer of fields) {
    const node = schemaAt(toolset.schema, pointer);
    const key = wantedFieldKey(pointer);
    if (!node || isExcluded(pointer) || !isObject(answer) || !Object.hasOwn(answer, key)) continue;
    const fitted = fitToSchema(answer[key], toolset.schema, { ...options, node, pointer });
    if (fitted.value === undefined) continue;
    isEmpty = false;
    document = setAt(document, pointer, fitted.value);
    cut.push(...fitted.cut);
  }
  return { document, cut, isEmpty };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
