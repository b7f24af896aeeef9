import type { Toolset } from '#engine/contract/Toolset.ts';
import { type CheckedCitations, checkCitations } from '#engine/evidence/checkCitations.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ShortNames } from '#engine/prompt/names/ShortNames.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { setAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { answerWords } from './answerWords.ts';
import { fitToSchema } from './fitToSchema.ts';
import { ownBinds } from './resolveOwnReferences.ts';
import { type AllowedReferences, isPresentId, wantedFieldKey } from './toStrictSchema.ts';

/** A model's answer as a document, not validated yet. */
export interface ReadAnswer {
  document: ToolsetDocument;
  cut: string[];
  citations: Pick<CheckedCitations, 'kept' | 'dropped'>;
  /** Whether the answer contains nothing that was requested. */
  isEmpty: boolean;
}

export interface ReadOptions {
  fields?: readonly string[];
  current?: ToolsetDocument | null;
  references?: AllowedReferences;
  /** The names under which these ids were given to the model; their own without it. */
  names?: ShortNames;
  /** The sources that may be cited, each with the texts in which a quote may stand. */
  citable?: ReadonlyMap<string, readonly string[]>;
  partial: boolean;
  /** Of the answer's texts. */
  language?: Language;
}

/**
 * Maps an answer in the projected schema back to a document. An answer for some fields is merged into the present
 * content; fields it does not contain (yet) are unchanged. Values of fields a model must not write (ids, computed
 * values, fields left to people) are ignored, since not every server enforces the schema.
 */
export function readAnswer(
  answer: unknown,
  toolset: Toolset,
  { fields, current, references, names, citable = new Map(), partial, language }: ReadOptions,
): ReadAnswer {
  const allowed = names?.allowed ?? references ?? {};
  const isLeftToOthers = notForModel(toolset);
  const isExcluded = (pointer: string) => isLeftToOthers(pointer) && !isPresentId(toPattern(pointer), allowed);
  const cited = new Set(toolset.manifest.binds.filter(isSourcesBind).map(({ field }) => field));
  const named = new Set(ownBinds(toolset).map(({ field }) => field));
  const options = {
    partial,
    isExcluded,
    references: allowed,
    isCited: (pattern: string) => cited.has(pattern),
    isNamed: (pattern: string) => named.has(pattern),
    words: answerWords(toolset),
    ...(language && { language }),
  };
  if (!fields) {
    const { value, cut } = fitToSchema(answer, toolset.schema, options);
    const document = isObject(value) ? value : {};
    return { ...check(document), cut, isEmpty: Object.keys(document).length === 0 };
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
    for (const place of fitted.cut) cut.push(place);
  }
  return { ...check(document), cut, isEmpty };

  /** Only of what was asked for: the citations of the rest stand as they are. */
  function check(whole: ToolsetDocument): Pick<ReadAnswer, 'document' | 'citations'> {
    const restored = names?.restore(whole) ?? whole;
    const { document: checked, ...citations } = checkCitations(toolset, restored, citable, (list) =>
      fields
        ? fields.some((field) => list === field || list.startsWith(`${field}/`) || field.startsWith(`${list}/`))
        : true,
    );
    return { document: checked, citations };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
