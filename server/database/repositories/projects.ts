import type { ProjectMode } from '#engine/protocol/project.ts';
import type { Language } from '#engine/toolset/languages.ts';

import type { Connection, Transaction } from '../Database.ts';
import { columnList } from '../columnList.ts';
import { createId } from '../createId.ts';
import { type Cursor, encodeCursor } from '../cursor.ts';
import { foldText } from '../foldText.ts';
import { readRows } from '../readRows.ts';
import { updateRows } from '../updateRows.ts';

export interface ProjectRow {
  id: string;
  userId: string;
  workspaceId: string;
  name: string;
  description: string;
  mode: ProjectMode;
  language: Language;
  /** The example company's finished project. */
  isExample: boolean;
  createdAt: string;
  updatedAt: string;
  lastOpenedAt: string;
}

const columns = columnList({
  id: 'id',
  userId: 'user_id',
  workspaceId: 'workspace_id',
  name: 'name',
  description: 'description',
  mode: 'mode',
  language: 'language',
  isExample: 'is_example',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  lastOpenedAt: 'last_opened_at',
});

/** As returned by the drivers, which have numbers for booleans. */
type StoredProject = Omit<ProjectRow, 'isExample'> & { isExample: number | boolean };

/** The sort orders that clients may request. */
const orders = {
  recent: { column: 'last_opened_at', direction: 'desc' },
  updated: { column: 'updated_at', direction: 'desc' },
  name: { column: 'search_name', direction: 'asc' },
} as const;

export interface ProjectSearch {
  userId: string;
  search?: string | undefined;
  workspaceId?: string | undefined;
  sort: keyof typeof orders;
  limit: number;
  after: Cursor | null;
}

/** A page of a person's projects. */
export async function listProjects(
  connection: Connection,
  { userId, search, workspaceId, sort, limit, after }: ProjectSearch,
): Promise<{ projects: ProjectRow[]; nextCursor: string | null }> {
  const { column, direction } = orders[sort];
  const query = connection('projects').where('user_id', userId).select(connection.raw(columns), { sorted: column });
  if (workspaceId) query.where('workspace_id', workspaceId);
  const wanted = search ? foldText(search) : '';
  if (wanted) query.whereRaw("search_name like ? escape '!'", [`%${wanted.replace(/[!%_]/g, '!$&')}%`]);
  if (after) {
    const beyond = direction === 'desc' ? '<' : '>';
    query.where((rows) =>
      rows
        .where(column, beyond, after.value)
        .orWhere((same) => same.where(column, after.value).where('id', beyond, after.id)),
    );
  }
  const rows: (StoredProject & { sorted: string })[] = await query
    .orderBy([
      { column, order: direction },
      { column: 'id', order: direction },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor({ value: last.sorted, id: last.id }) : null;
  return { projects: page.map(({ sorted: _, ...row }) => toRow(row)), nextCursor };
}

/** Whoever asks for a project goes through `requireProject`, which decides whether they may. */
export async function findProject(connection: Connection, id: string): Promise<ProjectRow | null> {
  const [row] = await readRows<StoredProject>(connection, `select ${columns} from projects where id = ?`, [id]);
  return row ? toRow(row) : null;
}

/** The project that a generation writes for. */
export async function findProjectOfGeneration(
  connection: Connection,
  generationId: string,
): Promise<ProjectRow | null> {
  const row: StoredProject | undefined = await connection('projects')
    .where('id', connection('generations').where({ id: generationId }).select('project_id'))
    .first(connection.raw(columns));
  return row ? toRow(row) : null;
}

/** The same as `findProject`, locked against other writers until the transaction ends. */
export async function lockProject(transaction: Transaction, id: string): Promise<ProjectRow | null> {
  const row: StoredProject | undefined = await transaction('projects')
    .where({ id })
    .forUpdate()
    .first(transaction.raw(columns));
  return row ? toRow(row) : null;
}

/** The person's example project, or null. */
export async function findExampleProject(connection: Connection, userId: string): Promise<ProjectRow | null> {
  const row: StoredProject | undefined = await connection('projects')
    .where({ user_id: userId, is_example: true })
    .orderBy('id')
    .first(connection.raw(columns));
  return row ? toRow(row) : null;
}

export async function insertProject(
  transaction: Transaction,
  project: Pick<ProjectRow, 'userId' | 'workspaceId' | 'name' | 'description' | 'language'> & { isExample?: boolean },
): Promise<ProjectRow> {
  const now = new Date().toISOString();
  const row: ProjectRow = {
    ...project,
    isExample: project.isExample ?? false,
    id: createId(),
    mode: 'write',
    createdAt: now,
    updatedAt: now,
    lastOpenedAt: now,
  };
  await transaction('projects').insert({
    id: row.id,
    user_id: row.userId,
    workspace_id: row.workspaceId,
    name: row.name,
    search_name: foldText(row.name).slice(0, 250),
    description: row.description,
    mode: row.mode,
    language: row.language,
    is_example: row.isExample,
    created_at: now,
    updated_at: now,
    last_opened_at: now,
  });
  return row;
}

export type ProjectChanges = Partial<Pick<ProjectRow, 'name' | 'description' | 'workspaceId' | 'mode' | 'language'>>;

export async function updateProject(transaction: Transaction, id: string, changes: ProjectChanges): Promise<void> {
  await transaction('projects').where({ id }).update(columnsOf(changes));
}

/** The same, only in write mode: false when the project is in read mode or gone. */
export async function updateProjectInWriteMode(
  transaction: Transaction,
  id: string,
  changes: ProjectChanges,
): Promise<boolean> {
  return (await updateRows(transaction, 'projects', { set: columnsOf(changes), where: { id, mode: 'write' } })) === 1;
}

function columnsOf({ name, description, workspaceId, mode, language }: ProjectChanges) {
  return {
    updated_at: new Date().toISOString(),
    ...(name !== undefined && { name, search_name: foldText(name).slice(0, 250) }),
    ...(description !== undefined && { description }),
    ...(workspaceId !== undefined && { workspace_id: workspaceId }),
    ...(mode !== undefined && { mode }),
    ...(language !== undefined && { language }),
  };
}

export async function markOpened(transaction: Transaction, id: string): Promise<string> {
  const now = new Date().toISOString();
  await transaction('projects').where({ id }).update({ last_opened_at: now });
  return now;
}

export async function moveProjects(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction('projects').where({ workspace_id: from }).update({ workspace_id: to });
}

export async function deleteProject(transaction: Transaction, id: string): Promise<void> {
  await transaction('projects').where({ id }).delete();
}

function toRow(row: StoredProject): ProjectRow {
  return { ...row, isExample: Boolean(row.isExample) };
}
