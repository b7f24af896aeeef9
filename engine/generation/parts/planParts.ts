import type { Toolset } from '#engine/contract/Toolset.ts';
import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { type AllowedReferences, toStrictFieldsSchema, wantedFieldKey } from '#engine/generation/toStrictSchema.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Awaitable } from '#engine/prompt/preparePrompt.ts';
import type { RenderedPrompt } from '#engine/prompt/renderPrompt.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { DraftPart, PromptPart } from './DraftPart.ts';
import { itemsAt } from './itemsAt.ts';
import { sectionsInOrder } from './sectionsInOrder.ts';
import { usualAnswer } from './usualAnswer.ts';
import { withoutCitations } from './withoutCitations.ts';

/** Of the room of a model, for what the project says, where several sections could be written at once. */
const shareOfInputs = 0.35;
const bracketsOfList = 60; // tokens
/** What is written so far differs from the example, and what is left of the project is measured once for all parts. */
const reserve = 100; // tokens
const usualItems = 6;
const mostCalls = 20;

/** Of what a draft is planned. */
export interface Planned {
  toolset: Toolset;
  room: ModelRoom;
  language: Language;
  references?: AllowedReferences | undefined;
  prompt: (mostTokens: number, part: PromptPart) => Awaitable<Pick<RenderedPrompt, 'system' | 'user'>>;
  /** JSON pointers of the only fields that are written; all without it. */
  only?: readonly string[];
}

/** Tokens of a request, without and with its answer. */
interface Size {
  asked: number;
  answer: number;
}

/**
 * The calls in which a document is written where the model does not take all of it at once: neighbouring sections
 * together as far as they fit, long sections field by field, long lists some items at a time, at last the open
 * questions, for which the whole is read over. The short form of the rules is used where the whole does not fit, and
 * what does not fit even so is written without citations.
 *
 * @throws LanguageModelError model-context-too-small, with what is `needed` and the model's `context`, when a single
 * field, or an item of a list, does not fit in any way.
 */
export async function planParts({ toolset, room, language, references, prompt, only }: Planned): Promise<DraftPart[]> {
  const written = toolset.examples[language];
  const besideAnswer = room.context * shareOfInputs;
  const needed: number[] = [];
  const schemas = new Map<string, StrictSchema>();
  const sizes = new Map<string, Size>();
  const lengths = new Map<string, number>();
  const uncited = withoutCitations(toolset, references);
  const planned: DraftPart[] = [];
  for (const fields of sectionsInOrder(toolset, isWritten)) planned.push(...(await fit(fields)));
  if (needed.length === 0) return bounded([...(await together(planned)), ...(await readOver())]);
  throw new LanguageModelError('model-context-too-small', 'Not even a part of the draft fits into the context.', {
    needed: Math.max(...needed),
    context: room.context,
  });

  function isWritten(field: string): boolean {
    if (only && !only.includes(field)) return false;
    return Object.hasOwn(schemaOf([field]).properties ?? {}, wantedFieldKey(field));
  }

  function schemaOf(fields: readonly string[], citesNothing = false): StrictSchema {
    if (citesNothing) return toStrictFieldsSchema(toolset, fields, uncited);
    const key = fields.join(' ');
    const schema =
      schemas.get(key) ??
      (fields.length > 1
        ? joinSchemas(fields.map((field) => schemaOf([field])))
        : toStrictFieldsSchema(toolset, fields, references));
    schemas.set(key, schema);
    return schema;
  }

  function partOf(fields: readonly string[], rules: DraftPart['rules']): DraftPart {
    const isLast = fields.includes(openQuestionsPointer);
    return { fields, rules, isLast, answer: usualAnswer(toolset, language, fields, { lengths }) };
  }

  /** The same in the shortest form, or null where it cites nothing as it is. */
  function withoutSources(part: DraftPart): DraftPart | null {
    const answer = usualAnswer(toolset, language, part.fields, { references: uncited });
    return answer < part.answer ? { ...part, citesNothing: true, answer } : null;
  }

  async function fit(fields: readonly string[]): Promise<DraftPart[]> {
    const whole = partOf(fields, 'all');
    const size = await measure(whole);
    if (isWithinRoom(size, besideAnswer)) return [whole];
    if (fields.length > 1) {
      const single: DraftPart[] = [];
      for (const field of fields) single.push(...(await fit([field])));
      return single;
    }
    const short = partOf(fields, 'short');
    const part =
      (await inItems(whole)) ??
      (isWithinRoom(size) ? whole : null) ??
      (await inItems(short)) ??
      (isWithinRoom(await measure(short)) ? short : null) ??
      (await uncitedIn(withoutSources(short)));
    if (part) return [part];
    const least = withoutSources(short) ?? short;
    const { asked, answer } = await measure(least);
    needed.push(asked + (isList(least) ? itemOf(least) + bracketsOfList : answer));
    return [];
  }

  /** Where all else fails, at least what is said. */
  async function uncitedIn(part: DraftPart | null): Promise<DraftPart | null> {
    return part && ((await inItems(part)) ?? (isWithinRoom(await measure(part)) ? part : null));
  }

  /** Without room for that, a draft has no open questions. */
  async function readOver(): Promise<DraftPart[]> {
    if (only && !only.includes(openQuestionsPointer)) return [];
    for (const rules of ['all', 'short'] as const) {
      const part = partOf([openQuestionsPointer], rules);
      if (isWithinRoom(await measure(part))) return [part];
    }
    return [];
  }

  /** A list that is written some items at a time, if at least one fits. */
  async function inItems(part: DraftPart): Promise<DraftPart | null> {
    if (!isList(part)) return null;
    const item = itemOf(part);
    const left = Math.min(room.context - (await measure(part)).asked, room.answer ?? Infinity) - bracketsOfList;
    const most = Math.max(Math.floor((left - besideAnswer) / item), Math.min(1, Math.floor(left / item)));
    const enough = itemsAt(written, part.fields[0]!).length || usualItems;
    return most < 1 ? null : { ...part, list: { most, enough }, answer: most * item + bracketsOfList };
  }

  function isList({ fields }: DraftPart): boolean {
    return schemaAt(toolset.schema, fields[0]!)?.type === 'array';
  }

  /** Of the longest item of the example. */
  function itemOf({ fields, answer }: DraftPart): number {
    const lengths = itemsAt(written, fields[0]!).map((item) => JSON.stringify(item).length);
    const sum = lengths.reduce((one, other) => one + other, 0);
    return Math.ceil(sum > 0 ? (answer * Math.max(...lengths)) / sum : answer / usualItems);
  }

  /** Neighbours in one call, as long as something of the project has its place beside them. */
  async function together(parts: readonly DraftPart[]): Promise<DraftPart[]> {
    const groups: DraftPart[] = [];
    for (const part of parts) {
      const last = groups.at(-1);
      const isAlike = last?.rules === part.rules && !last.citesNothing && !part.citesNothing;
      const joined = last && isAlike && !last.list && !part.list && (await join(last, part));
      if (joined) groups[groups.length - 1] = joined;
      else groups.push(part);
    }
    return groups;
  }

  async function join(one: DraftPart, other: DraftPart): Promise<DraftPart | null> {
    // Neither is asked for, or answered, in less than it is alone.
    const [own, others] = [await measure(one), await measure(other)];
    const least = { asked: Math.max(own.asked, others.asked), answer: Math.max(own.answer, others.answer) };
    if (!isWithinRoom(least, besideAnswer)) return null;
    const joined = partOf([...one.fields, ...other.fields], one.rules);
    return isWithinRoom(await measure(joined), besideAnswer) ? joined : null;
  }

  async function measure(part: DraftPart): Promise<Size> {
    const key = [part.rules, part.citesNothing, part.list?.most, ...part.fields].join(' ');
    const known = sizes.get(key) ?? { asked: await ask(part), answer: part.answer };
    sizes.set(key, known);
    return known;
  }

  async function ask(part: DraftPart): Promise<number> {
    const schema = schemaOf(part.fields, part.citesNothing);
    return reserve + new PromptRoom(room, { schema, language }).askedBy(await prompt(0, { ...part, written }));
  }

  function isWithinRoom({ asked, answer }: Size, beside = 0): boolean {
    return asked + answer + beside <= room.context && answer <= (room.answer ?? Infinity);
  }
}

/** What several fields are answered in, from what each is. */
function joinSchemas(schemas: readonly StrictSchema[]): StrictSchema {
  const properties = Object.assign({}, ...schemas.map((schema) => schema.properties)) as StrictSchema['properties'];
  return { type: 'object', properties, required: Object.keys(properties ?? {}), additionalProperties: false };
}

/** With shorter lists, where it would take more calls than anybody waits for. */
function bounded(parts: readonly DraftPart[]): DraftPart[] {
  const shorter = [...parts];
  const callsOf = (part: DraftPart) => callsInAll([part]);
  for (let left = callsInAll(shorter); left > mostCalls; left = callsInAll(shorter)) {
    const longest = shorter.reduce((one, other) => (callsOf(other) > callsOf(one) ? other : one));
    if (!longest.list || callsOf(longest) === 1) break;
    const { most, enough } = longest.list;
    shorter[shorter.indexOf(longest)] = { ...longest, list: { most, enough: enough - most } };
  }
  return shorter;
}

/** Calls of a model that writes the lists as long as planned. */
export function callsInAll(parts: readonly DraftPart[]): number {
  return parts.reduce((sum, { list }) => sum + (list ? Math.ceil(list.enough / list.most) : 1), 0);
}
