import type { Knex } from 'knex';

import { foldText } from '#engine/search/foldText.ts';
import { columnList } from '#server/database/columnList.ts';
import { type Cursor, encodeCursor } from '#server/database/cursor.ts';
import type { Connection } from '#server/database/Database.ts';

import { projectColumns, type ProjectOfPerson, type StoredProject, toProject } from './projects.ts';

/** The sort orders that clients may request. */
const orders = {
  recent: { column: 'last_opened_at', direction: 'desc' },
  updated: { column: 'updated_at', direction: 'desc' },
  name: { column: 'search_name', direction: 'asc' },
  /** Only of deleted projects. */
  removed: { column: 'removed_at', direction: 'desc' },
} as const;

export interface ProjectSearch {
  userId: string;
  search?: string | undefined;
  /** Only the person's own are in one of their workspaces. */
  workspaceId?: string | undefined;
  sort: keyof typeof orders;
  limit: number;
  after: Cursor | null;
}

interface OwnedSearch extends ProjectSearch {
  /** `all`: deleted ones and others. */
  of?: 'present' | 'removed' | 'all';
}

interface ProjectPage {
  projects: ProjectOfPerson[];
  nextCursor: string | null;
}

type Found = ProjectOfPerson & { sorted: string };

/** A page of the projects that a person owns. */
export async function listOwnedProjects(connection: Connection, search: OwnedSearch): Promise<ProjectPage> {
  return toPage(search, await findOwned(connection, search));
}

/** A page of the projects that a person owns or has joined. */
export async function listProjects(connection: Connection, search: ProjectSearch): Promise<ProjectPage> {
  const owned = await findOwned(connection, search);
  if (search.workspaceId) return toPage(search, owned);
  const joined = await findJoined(connection, search);
  const sign = orders[search.sort].direction === 'desc' ? -1 : 1;
  const found = joined.length > 0 ? [...owned, ...joined].toSorted((a, b) => sign * compare(a, b)) : owned;
  return toPage(search, found);
}

// As both databases sort: by bytes.
function compare(a: Found, b: Found): number {
  return (
    Buffer.compare(Buffer.from(a.sorted), Buffer.from(b.sorted)) || Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))
  );
}

async function findOwned(connection: Connection, search: OwnedSearch): Promise<Found[]> {
  const { column } = orders[search.sort];
  const { of = 'present' } = search;
  const query = connection('projects')
    .where('user_id', search.userId)
    .select(connection.raw(columns), { sorted: column });
  if (of === 'present') query.whereNull('removed_at');
  if (of === 'removed') query.whereNotNull('removed_at');
  if (search.workspaceId) query.where('workspace_id', search.workspaceId);
  const rows: (StoredProject & { sorted: string })[] = await narrow(query, search, column);
  return rows.map(({ sorted, ...row }) => ({ ...toProject(row), role: 'owner', sorted }));
}

/** `recent` is when this person opened it last. */
async function findJoined(connection: Connection, search: ProjectSearch): Promise<Found[]> {
  const { column } = orders[search.sort];
  const sorted = search.sort === 'recent' ? `project_members.${column}` : `projects.${column}`;
  const query = connection('project_members')
    .join('projects', 'projects.id', 'project_members.project_id')
    .where('project_members.user_id', search.userId)
    .whereNull('projects.removed_at')
    .select(connection.raw(qualifiedColumns), {
      sorted,
      role: 'project_members.role',
      openedAt: 'project_members.last_opened_at',
    });
  const rows: (StoredProject & Pick<Found, 'sorted' | 'role'> & { openedAt: string })[] = await narrow(
    query,
    search,
    sorted,
  );
  return rows.map(({ sorted: by, role, openedAt, ...row }) => ({
    ...toProject({ ...row, lastOpenedAt: openedAt }),
    role,
    sorted: by,
  }));
}

function narrow(query: Knex.QueryBuilder, { search, sort, limit, after }: ProjectSearch, column: string) {
  const { direction } = orders[sort];
  const wanted = search ? foldText(search) : '';
  if (wanted) query.whereRaw("search_name like ? escape '!'", [`%${wanted.replace(/[!%_]/g, '!$&')}%`]);
  if (after) {
    const beyond = direction === 'desc' ? '<' : '>';
    query.where((rows) =>
      rows
        .where(column, beyond, after.value)
        .orWhere((same) => same.where(column, after.value).where('projects.id', beyond, after.id)),
    );
  }
  return query
    .orderBy([
      { column, order: direction },
      { column: 'projects.id', order: direction },
    ])
    .limit(limit + 1);
}

function toPage({ limit }: ProjectSearch, found: readonly Found[]): ProjectPage {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor({ value: last.sorted, id: last.id }) : null;
  return { projects: page.map(({ sorted: _, ...project }) => project), nextCursor };
}

const columns = columnList(projectColumns);
const qualifiedColumns = columnList(
  Object.fromEntries(Object.entries(projectColumns).map(([name, column]) => [name, `projects.${column}`])),
);
