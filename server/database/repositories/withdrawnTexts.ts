import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

interface Place {
  table: string;
  /** Where the project's id stands; in most tables `project_id`. */
  project?: 'id';
  key: string[];
  /** Columns of plain text, and columns of JSON. */
  texts?: string[];
  json?: string[];
}

/** Wherever words of a source may have been taken over into. */
const places: Place[] = [
  {
    table: 'project_toolsets',
    key: ['toolset_id'],
    texts: ['draft_note'],
    json: ['content', 'draft', 'draft_remarks', 'draft_unfinished', 'draft_citations'],
  },
  { table: 'earlier_contents', key: ['toolset_id', 'content_id'], json: ['content'] },
  { table: 'version_contents', key: ['id'], json: ['content'] },
  { table: 'decisions', key: ['id'], texts: ['text'], json: ['reasons', 'against'] },
  { table: 'moved_thresholds', key: ['hypothesis_hash'], json: ['set_before'] },
  { table: 'comments', key: ['id'], texts: ['text', 'place_name'] },
  { table: 'project_answers', key: ['question_id'], texts: ['question', 'answer'], json: ['taken'] },
  { table: 'project_critiques', key: [], json: ['findings'] },
  { table: 'projects', project: 'id', key: [], texts: ['description'], json: ['story'] },
];

/** What withdrawn words make of a text, and of a value of JSON. */
export interface Withdrawing {
  takenOutOf(text: string): string;
  takenOutOfAll<Value>(value: Value): Value;
}

type Row = Record<string, string | null>;

/**
 * Takes words out of all that a project holds: contents, drafts, earlier ones, versions, decisions, comments, answers,
 * findings, and what is kept of generations.
 *
 * @returns how many rows held some of them
 */
export async function withdrawTexts(
  transaction: Transaction,
  projectId: string,
  withdrawing: Withdrawing,
): Promise<number> {
  let changed = 0;
  for await (const { place, where, columns } of rowsWith(transaction, projectId, withdrawing)) {
    await transaction(place.table)
      .where(where)
      .update({ ...columns, ...markOf(place, columns, transaction) });
    changed += 1;
  }
  return changed + (await withdrawFromSteps(transaction, projectId, withdrawing));
}

/** How many rows of each table hold some of the words, apart from what is saved in toolsets and kept of generations. */
export async function countTextsWith(
  connection: Connection,
  projectId: string,
  withdrawing: Withdrawing,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const { place, columns } of rowsWith(connection, projectId, withdrawing)) {
    const isSaved = place.table === 'project_toolsets' && Object.keys(columns).every((name) => name === 'content');
    if (!isSaved) counts.set(place.table, (counts.get(place.table) ?? 0) + 1);
  }
  return counts;
}

interface RowWith {
  place: Place;
  where: Row;
  /** As they are without the words. */
  columns: Row;
}

/** The rows that hold some of the words, one at a time, since together they can be larger than memory. */
async function* rowsWith(connection: Connection, projectId: string, withdrawing: Withdrawing): AsyncGenerator<RowWith> {
  for (const place of places) {
    const ofProject = { [projectColumn(place)]: projectId };
    for (const key of await keysOf(connection, place, ofProject)) {
      const where = { ...ofProject, ...key };
      const columns = await changedColumns(connection, place, where, withdrawing);
      if (Object.keys(columns).length > 0) yield { place, where, columns };
    }
  }
}

async function withdrawFromSteps(transaction: Transaction, projectId: string, withdrawing: Withdrawing) {
  const place = { table: 'generation_steps', key: ['generation_id', 'position'], json: ['content', 'whole'] };
  const generations: string[] = await transaction('generations').where({ project_id: projectId }).pluck('id');
  let changed = 0;
  for (const generation_id of generations)
    for (const key of await keysOf(transaction, place, { generation_id })) {
      const columns = await changedColumns(transaction, place, key, withdrawing);
      if (Object.keys(columns).length === 0) continue;
      await transaction(place.table).where(key).update(columns);
      changed += 1;
    }
  return changed;
}

const projectColumn = ({ project }: Pick<Place, 'project'>) => project ?? 'project_id';

const keysOf = (connection: Connection, place: Place, where: Row): Promise<Row[]> =>
  place.key.length === 0
    ? connection(place.table).where(where).select(projectColumn(place))
    : connection(place.table)
        .where(where)
        .orderBy(place.key)
        .select(...place.key);

async function changedColumns(
  connection: Connection,
  { table, texts = [], json = [] }: Place,
  key: Row,
  withdrawing: Withdrawing,
): Promise<Row> {
  const row: Row | undefined = await connection(table)
    .where(key)
    .first(...texts, ...json);
  const entries = Object.entries(row ?? {}).flatMap(([name, text]) => {
    if (text === null) return [];
    const left = texts.includes(name) ? withdrawing.takenOutOf(text) : withoutIn(text, withdrawing);
    return left === text ? [] : [[name, left] as const];
  });
  return Object.fromEntries(entries);
}

/** The very text where nothing in it changes. */
function withoutIn(json: string, withdrawing: Withdrawing): string {
  const value: unknown = JSON.parse(json);
  const left = withdrawing.takenOutOfAll(value);
  return left === value ? json : JSON.stringify(left);
}

/** A content is another one then, whatever is known of it by its id; a version’s is shared with no other any more. */
function markOf({ table }: Place, columns: Row, transaction: Transaction) {
  if (table === 'version_contents') return { hash: null, bytes: Buffer.byteLength(columns['content']!) };
  if (table !== 'project_toolsets') return {};
  return {
    ...('content' in columns && { content_id: createId(), revision: transaction.raw('revision + 1') }),
    ...('draft' in columns && { draft_content_id: createId() }),
  };
}
