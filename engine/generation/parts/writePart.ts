import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { generateDocument, type GeneratedDocument } from '#engine/generation/generateDocument.ts';
import { resolveOwnReferences } from '#engine/generation/resolveOwnReferences.ts';
import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { toStrictFieldsSchema, wantedFieldKey } from '#engine/generation/toStrictSchema.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { assignIds } from '#engine/validation/assignIds.ts';

import { allowedIn } from './allowedIn.ts';
import type { DraftInput } from './draftDocument.ts';
import type { DraftPart } from './DraftPart.ts';
import { itemsAt } from './itemsAt.ts';
import { withinFields } from './withinFields.ts';
import { withoutCitations } from './withoutCitations.ts';
import { writtenSoFar } from './writtenSoFar.ts';

/** An answer was too long; something of it is whole. */
export class BrokenOffError extends Error {
  readonly whole: ToolsetDocument;

  constructor(whole: ToolsetDocument, cause: LanguageModelError) {
    super('The answer was too long, and is whole in part.', { cause });
    this.whole = whole;
  }
}

/**
 * Writes some fields, or further items of a list, into what there is of a document.
 *
 * @throws BrokenOffError, and LanguageModelError as `generateDocument` does
 */
export async function writePart(
  input: DraftInput,
  part: DraftPart,
  before: ToolsetDocument,
): Promise<GeneratedDocument> {
  const { toolset, createId, prompt } = input;
  const { fields, list } = part;
  const pointer = fields[0]!;
  const there = list ? itemsAt(before, pointer) : [];
  // What is to be changed of a draft that broke off is told as what stood before.
  const around =
    input.unfinished && !list ? fields.reduce((rest, field) => setAt(rest, field, undefined), before) : before;
  const told = { ...part, written: writtenSoFar(toolset, around) };
  let readWhole: () => ToolsetDocument | null = () => null;
  // Of what was written before, nothing is lost while the model reads the next request.
  if (Object.keys(before).length > 0) input.onPartial(before, () => before);
  try {
    return await input.attempt(() =>
      generateDocument({
        ...input,
        fields,
        current: list ? setAt(before, pointer, undefined) : before,
        prompt: (mostTokens) => prompt(mostTokens, told),
        answer: part.answer,
        mayBeEmpty: there.length > 0,
        validate: withinFields(input.validate, fields, { isGrowing: list !== undefined }),
        narrow: (whole) => {
          const schema = part.citesNothing ? uncited(input, fields) : whole;
          return list ? narrowed(schema, pointer, list.most) : schema;
        },
        complete: (document) => {
          const whole = list ? setAt(document, pointer, joined(there, itemsAt(document, pointer))) : document;
          return input.complete?.(whole) ?? whole;
        },
        onPartial: (document, read) => {
          readWhole = read;
          input.onPartial(document, () => read() ?? before);
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof LanguageModelError) || error.code !== 'model-too-long') throw error;
    const kept = readWhole();
    if (!kept || fields.every((field) => equalJson(getAt(kept, field), getAt(before, field)))) throw error;
    const whole = resolveOwnReferences(toolset, assignIds(kept, toolset.schema, createId));
    throw new BrokenOffError(whole, error);
  }
}

/** Items that come again, by their ids, take the place of those that are there. */
function joined(there: readonly unknown[], come: readonly unknown[]): unknown[] {
  const ids = new Set<unknown>(come.map(idOf).filter((id) => id !== undefined));
  return [...there.filter((item) => !ids.has(idOf(item))), ...come];
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? getAt(item, '/id') : undefined;
}

function uncited(input: DraftInput, fields: readonly string[]): StrictSchema {
  return toStrictFieldsSchema(input.toolset, fields, withoutCitations(input.toolset, allowedIn(input)));
}

/** With fewer items of a list at once. */
function narrowed(schema: StrictSchema, pointer: string, maxItems: number): StrictSchema {
  const key = wantedFieldKey(pointer);
  const list = { ...schema.properties?.[key], maxItems };
  delete list.minItems;
  return { ...schema, properties: { ...schema.properties, [key]: list } };
}
