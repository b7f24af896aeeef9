import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** A toolset that asked a question, in what is saved or in a draft, and its words there. */
export interface TakenQuestion {
  toolset: string;
  text: string;
  /** Its place among the questions of what is saved. */
  at?: number;
}

/** A question that is open again although nothing asks it: its answer was taken back. */
export type TakenBackQuestion = Pick<ProjectAnswer, 'questionId' | 'question' | 'taken'>;

export interface ProjectAnswer {
  questionId: string;
  question: string;
  /** null: nobody knows it. */
  answer: string | null;
  taken: TakenQuestion[];
  /** null: the account is deleted. */
  by: { id: string; name: string } | null;
  answeredAt: string;
}

interface Columns {
  questionId: string;
  question: string;
  answer: string | null;
  taken: string;
  userId: string | null;
  fullName: string | null;
  answeredAt: string;
}

const select = (connection: Connection, projectId: string) =>
  connection('project_answers')
    .leftJoin('users', 'users.id', 'project_answers.user_id')
    .where({ 'project_answers.project_id': projectId, 'project_answers.taken_back': false })
    .select({
      questionId: 'project_answers.question_id',
      question: 'project_answers.question',
      answer: 'project_answers.answer',
      taken: 'project_answers.taken',
      userId: 'project_answers.user_id',
      fullName: 'users.full_name',
      answeredAt: 'project_answers.answered_at',
    });

/** All answers of a project, the latest first. */
export async function listProjectAnswers(connection: Connection, projectId: string): Promise<ProjectAnswer[]> {
  const rows: Columns[] = await select(connection, projectId)
    .orderBy('project_answers.answered_at', 'desc')
    .orderBy('project_answers.question_id');
  return rows.map(({ taken, userId, fullName, ...row }) => ({
    ...row,
    taken: decodeJson<TakenQuestion[]>(taken) ?? [],
    by: userId === null || fullName === null ? null : { id: userId, name: fullName },
  }));
}

/** The questions of a project that are open again although nothing asks them, in the order of their ids. */
export async function listTakenBack(connection: Connection, projectId: string): Promise<TakenBackQuestion[]> {
  const rows: Pick<Columns, 'questionId' | 'question' | 'taken'>[] = await connection('project_answers')
    .where({ project_id: projectId, taken_back: true })
    .orderBy('question_id')
    .select({ questionId: 'question_id', question: 'question', taken: 'taken' });
  return rows.map(({ taken, ...row }) => ({ ...row, taken: decodeJson<TakenQuestion[]>(taken) ?? [] }));
}

/** A text that is another one once an answer of the project is given, changed or taken back. */
export async function readAnswersMark(connection: Connection, projectId: string): Promise<string> {
  const row = await connection('project_answers')
    .where({ project_id: projectId })
    .count({ number: '*' })
    .max({ latest: 'answered_at' })
    .first<{ number: number | string; latest: string | null }>();
  return `${row?.number} ${row?.latest}`;
}

type NewAnswer = Omit<ProjectAnswer, 'by'> & { userId: string | null };

/** Writes an answer, in the place of the one that the question has. */
export async function writeProjectAnswer(
  transaction: Transaction,
  projectId: string,
  { questionId, question, answer, taken, userId, answeredAt }: NewAnswer,
): Promise<void> {
  const kept = { question, answer, taken: encodeJson(taken), user_id: userId, answered_at: answeredAt };
  const changes = { ...kept, taken_back: false };
  await transaction('project_answers')
    .insert({ project_id: projectId, question_id: questionId, ...changes })
    .onConflict(['project_id', 'question_id'])
    .merge(changes);
}

/** Keeps a question open that nothing asks any more, in the place of its answer. */
export async function keepTakenBack(
  transaction: Transaction,
  projectId: string,
  { questionId, taken }: Pick<TakenBackQuestion, 'questionId' | 'taken'>,
): Promise<void> {
  await transaction('project_answers')
    .where({ project_id: projectId, question_id: questionId })
    .update({
      answer: null,
      taken: encodeJson(taken),
      user_id: null,
      answered_at: new Date().toISOString(),
      taken_back: true,
    });
}

interface CopiedAnswers {
  from: string;
  to: string;
  /** Toolsets that come along, and the questions that none of them asks: only what these ask; absent: everything. */
  only?: { toolsets: readonly string[]; questions: readonly string[] };
}

/** Copies the answers of a project into another that has none, without who gave them. */
export async function copyAnswers(transaction: Transaction, { from, to, only }: CopiedAnswers): Promise<void> {
  const columns = ['question_id', 'question', 'answer', 'taken', 'answered_at', 'taken_back'];
  const names = ['project_id', ...columns];
  if (only) {
    const rows: Record<string, unknown>[] = await transaction('project_answers')
      .where({ project_id: from })
      .select(...columns);
    for (const row of rows) {
      const asking = decodeJson<TakenQuestion[]>(row['taken'] as string) ?? [];
      const taken = asking.filter(({ toolset }) => only.toolsets.includes(toolset));
      if (taken.length > 0 || only.questions.includes(row['question_id'] as string))
        await transaction('project_answers').insert({ ...row, taken: encodeJson(taken), project_id: to });
    }
    return;
  }
  const rows = transaction('project_answers')
    .where({ project_id: from })
    .select(transaction.raw('? as project_id', [to]), ...columns);
  await transaction(transaction.raw(`?? (${names.map(() => '??').join(', ')})`, ['project_answers', ...names])).insert(
    rows,
  );
}

export async function deleteProjectAnswer(
  transaction: Transaction,
  projectId: string,
  questionId: string,
): Promise<void> {
  await transaction('project_answers').where({ project_id: projectId, question_id: questionId }).delete();
}

/** What a person has answered, for the export of their data. */
export async function listAnswersOf(
  connection: Connection,
  userId: string,
): Promise<Pick<ProjectAnswer, 'question' | 'answer' | 'answeredAt'>[]> {
  return connection('project_answers')
    .where({ user_id: userId })
    .orderBy('answered_at')
    .orderBy('question_id')
    .select({ projectId: 'project_id', question: 'question', answer: 'answer', answeredAt: 'answered_at' });
}
