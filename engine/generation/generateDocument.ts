import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { CheckedCitations } from '#engine/evidence/checkCitations.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ShortNames } from '#engine/prompt/names/ShortNames.ts';
import type { Awaitable } from '#engine/prompt/preparePrompt.ts';
import type { RenderedPrompt } from '#engine/prompt/renderPrompt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { assignIds } from '#engine/validation/assignIds.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { readChangeNote, withChangeNote } from './changeNote.ts';
import type { LanguageModel, ModelMessage } from './LanguageModel.ts';
import type { ModelRoom } from './ModelRoom.ts';
import { parsePartialJson } from './parsePartialJson.ts';
import { parseWholeParts } from './parseWholeParts.ts';
import { PromptRoom } from './PromptRoom.ts';
import { readAnswer } from './readAnswer.ts';
import { repairRequest, restartRequest } from './repairRequest.ts';
import { resolveOwnReferences } from './resolveOwnReferences.ts';
import { streamAnswer } from './streamAnswer.ts';
import type { StrictSchema } from './StrictSchema.ts';
import { type AllowedReferences, toStrictFieldsSchema, toStrictSchema } from './toStrictSchema.ts';
import { unwrapAnswer } from './unwrapAnswer.ts';

/** Input of the generation of one toolset. */
export interface GenerateDocumentInput {
  toolset: Toolset;
  model: LanguageModel;
  /** Renders the prompt in at most so many tokens, where it can be. */
  prompt: (mostTokens: number) => Awaitable<Pick<RenderedPrompt, 'system' | 'user'>>;
  /** How much the model takes; null or absent where nobody can tell. */
  room?: ModelRoom | null;
  /** Of the texts. */
  language: Language;
  validate: DocumentValidator;
  createId: () => string;
  /** Ids allowed in bound fields, and as the ids of items that stand there now. */
  references?: AllowedReferences;
  /** The names under which the prompt tells them. */
  names?: ShortNames;
  /** What the values are computed from that other toolsets say. */
  figures?: Figures;
  citable?: ReadonlyMap<string, readonly string[]>;
  /** JSON pointers of the only fields to generate; merged into `current`. */
  fields?: readonly string[];
  current?: ToolsetDocument | null;
  /** Whether an answer may say nothing, since something is there already. */
  mayBeEmpty?: boolean;
  /** Whether the prompt tells all that stands there now, to be kept or changed. */
  isRewrite?: boolean;
  /** Of the schema that is sent: bounds of lists, say, that are narrower for this call. */
  narrow?: (schema: StrictSchema) => StrictSchema;
  /** What to tell the model of a valid answer that should be another; null where it is as it should be. Asked once. */
  objectTo?: (document: ToolsetDocument) => string | null;
  /** Tokens that the answer usually has, where that is known. */
  answer?: number;
  /** Adds what a model does not write (mirrors of the project); called for partial and final documents. */
  complete?: (document: ToolsetDocument) => ToolsetDocument;
  /**
   * Called with the partial document, at most ten times a second. `readWhole` gives what of it is whole: without a text
   * or an entry that breaks off, and with its own references still by name; null where nothing is.
   */
  onPartial: (document: ToolsetDocument, readWhole: () => ToolsetDocument | null) => void;
  signal: AbortSignal;
}

/** A finished, valid document. */
export interface GeneratedDocument {
  document: ToolsetDocument;
  /** JSON pointers of texts and lists that were truncated to their bounds. */
  cut: string[];
  /** The sources it cites, and what was left out: sources that were not given, quotes that are not there. */
  citations: Pick<CheckedCitations, 'kept' | 'dropped'>;
  /** What the model says that it changed, where it wrote a document anew. */
  note: string | null;
  /** Whether the first answer was invalid and had to be repaired. */
  repaired: boolean;
}

const nothing = { document: {}, cut: [], citations: { kept: 0, dropped: [] }, note: null };

/**
 * Generates a document with any model: streams the answer, publishes partial documents, maps the answer back, validates
 * it, and in case of faults asks the model once for a repair.
 *
 * @throws LanguageModelError when the request does not fit into the model's room (it is not sent then), when its server
 * cut it, when the upstream fails or refuses, when the answer is cut off or too long, or when the repaired answer is
 * invalid too.
 */
export async function generateDocument(input: GenerateDocumentInput): Promise<GeneratedDocument> {
  const { toolset, room = null, language } = input;
  const whole = schemaOfAnswer(input);
  const schema = input.narrow?.(whole) ?? whole;
  const space = new PromptRoom(room, { schema, language, answer: input.answer });
  const prompt = await input.prompt(space.mostTokens);
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt.system },
    { role: 'user', content: prompt.user },
  ];
  const ask = (sent: readonly ModelMessage[]) =>
    streamAnswer(
      {
        ...input,
        schema,
        messages: sent,
        schemaName: toolset.manifest.id,
        promptTokens: space.tokensOf(sent),
        maxOutputTokens: space.answerTo(sent),
      },
      (text) => publishPartial(text, input, schema),
    );

  const first = await ask(messages);
  const judged = judge(first, input, schema);
  const isValid = judged.faults.length === 0;
  const objection = isValid ? (input.objectTo?.(judged.result.document) ?? null) : null;
  const asItIs = { ...judged.result, repaired: false };
  if (isValid && objection === null) return asItIs;

  const content = objection ?? (judged.isJson ? repairRequest(judged.faults, toolset.schema) : restartRequest());
  const repair: ModelMessage[] = [...messages, { role: 'assistant', content: first }, { role: 'user', content }];
  // Where both do not fit, it is asked again as if for the first time.
  const answer = ask(space.hasRoomFor(repair) ? repair : messages);
  const again = isValid ? await answer.catch(nothingBetter) : await answer;
  const second = again === null ? null : judge(again, input, schema);
  if (second?.faults.length === 0) return { ...second.result, repaired: true };
  if (isValid || !second) return asItIs;
  throw new LanguageModelError('model-malformed', 'The answer did not fit the schema, even after one repair.', {
    faults: second.faults.slice(0, 10),
  });
}

/** What is valid is not lost by asking for it once more. */
function nothingBetter(error: unknown): null {
  if (error instanceof LanguageModelError) return null;
  throw error;
}

function schemaOfAnswer({ toolset, fields, names, references: ids, isRewrite }: GenerateDocumentInput): StrictSchema {
  const references = names?.allowed ?? ids;
  if (fields) return toStrictFieldsSchema(toolset, fields, references);
  const whole = toStrictSchema(toolset, references);
  return isRewrite ? withChangeNote(whole) : whole;
}

function publishPartial(text: string, input: GenerateDocumentInput, schema: StrictSchema): void {
  const parsed = parsePartialJson(text);
  if (parsed.state !== 'partial' && parsed.state !== 'complete') return;
  const answer = unwrapAnswer(parsed.value, schema);
  const { document, isEmpty } = readAnswer(answer, input.toolset, { ...input, partial: true });
  if (isEmpty) return;
  input.onPartial(resolveOwnReferences(input.toolset, finish(document, input)), () => readWhole(text, input, schema));
}

function readWhole(text: string, input: GenerateDocumentInput, schema: StrictSchema): ToolsetDocument | null {
  const answer = unwrapAnswer(parseWholeParts(text), schema);
  const { document, isEmpty } = readAnswer(answer, input.toolset, { ...input, partial: true });
  return isEmpty ? null : finish(document, input);
}

function judge(
  text: string,
  input: GenerateDocumentInput,
  schema: StrictSchema,
): { result: Omit<GeneratedDocument, 'repaired'>; faults: FieldFault[]; isJson: boolean } {
  const parsed = parsePartialJson(text);
  const notJson: FieldFault[] = [{ path: '', key: 'wrong-type', params: {} }];
  if (parsed.state !== 'complete') return { result: nothing, faults: notJson, isJson: false };
  const answer = unwrapAnswer(parsed.value, schema);
  const { document, cut, citations, isEmpty } = readAnswer(answer, input.toolset, { ...input, partial: false });
  const withIds = assignIds(finish(document, input), input.toolset.schema, input.createId);
  const finished = resolveOwnReferences(input.toolset, withIds);
  const faults = checkDocument(input.validate, finished);
  const isMissing = !input.mayBeEmpty && (isEmpty || !hasContent(document, input.toolset.schema));
  if (faults.length === 0 && isMissing)
    for (const path of input.fields ?? ['']) faults.push({ path, key: 'required', params: {} });
  const note = input.isRewrite ? readChangeNote(answer) : null;
  return { result: { document: finished, cut, citations, note }, faults, isJson: true };
}

/** Recomputes suggestions whose source fields were rewritten; values a person chose stay. */
function finish(
  document: ToolsetDocument,
  { complete, toolset, fields, current, figures }: GenerateDocumentInput,
): ToolsetDocument {
  const before = (fields && current) || {};
  return applyComputed(complete?.(document) ?? document, toolset.manifest, { previous: before, figures });
}
