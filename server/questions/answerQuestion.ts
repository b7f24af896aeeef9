import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import type { Answered, Question } from '#engine/protocol/question.ts';
import { questionId } from '#engine/questions/questionId.ts';
import { questionsIn } from '#engine/questions/questionsIn.ts';
import { startingQuestions } from '#engine/questions/starting/startingQuestions.ts';
import { withoutQuestions } from '#engine/questions/withoutQuestions.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import {
  deleteProjectAnswer,
  keepTakenBack,
  listProjectAnswers,
  listTakenBack,
  type ProjectAnswer,
  type TakenBackQuestion,
  type TakenQuestion,
  writeProjectAnswer,
} from '#server/database/repositories/projectAnswers.ts';
import { type ProjectRow, touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { findProjectToolset, findProjectToolsets } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { writeMirrors } from '#server/projects/mirrors.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import { saveToolsetWithin } from '#server/projects/saveToolset.ts';
import type { Services } from '#server/Services.ts';

import { readAsked } from './readAsked.ts';
import { readQuestions, startingQuestion } from './readQuestions.ts';

type Parts = Pick<Services, 'database' | 'toolsets' | 'validators'>;

interface Asked {
  userId: string;
  projectId: string;
  question: string;
  language: Language;
}

interface Answering extends Asked {
  /** null: nobody knows it. */
  answer: string | null;
  /** When the answer was given that the person has read; null: none; undefined: whatever there is. */
  over: string | null | undefined;
}

/**
 * Keeps an answer, and takes the question out of every saved toolset that asks it, all or nothing. What drafts ask is
 * answered as well: it is left out of the next.
 *
 * @throws NotFoundError for what nobody asks; BusinessError `answered-meanwhile`
 */
export async function answerQuestion(services: Parts, asked: Answering): Promise<Answered> {
  const { userId, projectId, answer, over, language } = asked;
  return services.database.transaction(async (transaction) => {
    const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const { question, before, takenBack } = await find(services, transaction, asked);
    if (over !== undefined && over !== (before?.answeredAt ?? null)) throw new BusinessError('answered-meanwhile');
    const id = questionId(question.text);
    const taken: TakenQuestion[] = [];
    const written = await rewrite(services, transaction, { ...asked, project }, (toolset, document) => {
      const listed = questionsIn(document);
      const at = listed.findIndex((each) => questionId(each) === id);
      if (at >= 0) taken.push({ toolset, text: listed[at]!, at });
      return withoutQuestions(document, new Set([id]));
    });
    for (const [toolset, { draft }] of await findProjectToolsets(transaction, projectId)) {
      const text = questionsIn(draft?.content ?? null).find((each) => questionId(each) === id);
      if (text !== undefined && taken.every((each) => each.toolset !== toolset)) taken.push({ toolset, text });
    }
    const earlier = (before ?? takenBack)?.taken ?? [];
    const known = earlier.filter(({ toolset }) => taken.every((each) => each.toolset !== toolset));
    await writeProjectAnswer(transaction, projectId, {
      questionId: question.id,
      question: question.text,
      answer,
      taken: [...known, ...taken],
      userId,
      answeredAt: new Date().toISOString(),
    });
    await growProject(
      transaction,
      projectId,
      sizeOf(question.text, answer) -
        (before ? sizeOf(before.question, before.answer) : takenBack ? sizeOf(takenBack.question, null) : 0),
    );
    await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
    await touchProject(transaction, projectId);
    return {
      question: await findShown(services, transaction, { projectId, language, question: question.id }),
      written,
    };
  });
}

/**
 * Takes an answer back: the question returns to the toolsets that asked it, to its place there. Where one has no room
 * for it any more, or a draft that asked it is gone, the project itself keeps it open.
 */
export async function takeAnswerBack(services: Parts, asked: Asked): Promise<Answered['written']> {
  const { userId, projectId } = asked;
  return services.database.transaction(async (transaction) => {
    const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const { before } = await find(services, transaction, asked);
    if (!before) return [];
    const id = questionId(before.question);
    const missing = new Map(before.taken.map((each) => [each.toolset, each]));
    const written = await rewrite(services, transaction, { ...asked, project }, (toolset, document) => {
      const place = missing.get(toolset);
      if (!place) return document;
      const listed = questionsIn(document);
      const isAsked = listed.some((each) => questionId(each) === id);
      const most = services.toolsets.get(toolset).schema.properties[openQuestions]?.maxItems ?? Infinity;
      if (!isAsked && listed.length >= most) return document;
      missing.delete(toolset);
      return isAsked ? document : { ...document, [openQuestions]: listed.toSpliced(place.at ?? most, 0, place.text) };
    });
    for (const [toolset, { content, draft }] of await findProjectToolsets(transaction, projectId)) {
      const isAsked = questionsIn(draft?.content ?? null).some((each) => questionId(each) === id);
      if (isAsked && !content) missing.delete(toolset);
    }
    const { asked: listed, isNew } = await readAsked(services, transaction, projectId);
    const isAsked = listed.some((each) => each.id === id) || (isNew && isStarting(before.questionId));
    const isKept = missing.size > 0 || !isAsked;
    if (isKept)
      await keepTakenBack(transaction, projectId, { questionId: before.questionId, taken: [...missing.values()] });
    else await deleteProjectAnswer(transaction, projectId, before.questionId);
    const left = isKept ? sizeOf(before.question, null) : 0;
    await growProject(transaction, projectId, left - sizeOf(before.question, before.answer));
    await touchProject(transaction, projectId);
    return written;
  });
}

const isStarting = (id: string) => startingQuestions[fallbackLanguage].has(id);

const sizeOf = (question: string, answer: string | null) =>
  Buffer.byteLength(question) + Buffer.byteLength(answer ?? '');

async function find(
  services: Parts,
  transaction: Transaction,
  asked: Pick<Asked, 'projectId' | 'language' | 'question'>,
): Promise<{ question: Question; before: ProjectAnswer | undefined; takenBack: TakenBackQuestion | undefined }> {
  const question = await findShown(services, transaction, asked);
  const isIts = ({ questionId: id }: { questionId: string }) => id === question.id;
  return {
    question,
    before: (await listProjectAnswers(transaction, asked.projectId)).find(isIts),
    takenBack: (await listTakenBack(transaction, asked.projectId)).find(isIts),
  };
}

async function findShown(
  { toolsets }: Parts,
  connection: Transaction,
  { projectId, language, question: id }: Pick<Asked, 'projectId' | 'language' | 'question'>,
): Promise<Question> {
  const question = (await readQuestions({ toolsets, connection, language }, projectId)).find((each) => each.id === id);
  if (question) return question;
  // What somebody has typed while the first drafts came is taken.
  const starting = startingQuestions[language].get(id);
  if (starting === undefined) throw new NotFoundError();
  return startingQuestion(id, starting);
}

/** Saves what becomes of each saved content; the project is locked, so that nobody else saves meanwhile. */
async function rewrite(
  services: Parts,
  transaction: Transaction,
  { userId, project, language }: Asked & { project: ProjectRow },
  change: (toolset: string, document: ToolsetDocument) => ToolsetDocument,
): Promise<Answered['written']> {
  const written: Answered['written'] = [];
  for (const toolset of services.toolsets.toolsets) {
    const { id: toolsetId } = toolset.manifest;
    const { content, revision } = await findProjectToolset(transaction, project.id, toolsetId);
    if (!content) continue;
    const changed = change(toolsetId, content);
    if (changed === content) continue;
    const saved = await saveToolsetWithin(transaction, services, {
      userId,
      project,
      toolsetId,
      revision,
      content: writeMirrors(toolset, changed, project),
      // Made from what is saved: a draft beside it stays.
      draft: null,
      language,
    });
    written.push({ toolset: toolsetId, revision: saved.revision });
  }
  return written;
}
