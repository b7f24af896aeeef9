import type { Language } from '#engine/languages/languages.ts';
import type { ChosenDepths } from '#engine/protocol/depth.ts';
import type { ProjectMode, ProjectRole } from '#engine/protocol/project.ts';
import type { KeptStory } from '#engine/protocol/story.ts';
import { foldText } from '#engine/search/foldText.ts';
import { columnList } from '#server/database/columnList.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';
import { quoteName } from '#server/database/quoteName.ts';
import { readRows } from '#server/database/readRows.ts';
import { updateRows } from '#server/database/updateRows.ts';

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
  /** Since when it is deleted and can be restored. */
  removedAt: string | null;
  /** null: the default. */
  path: string | null;
  /** Since when it takes this path; null: since its beginning. */
  pathChosenAt: string | null;
  /** How deep its toolsets go, where somebody has chosen, by their ids. */
  depths: ChosenDepths;
  /** What people have chosen of its story. */
  story: KeptStory;
}

/** Of a project of which nobody has chosen anything. */
const noStory: KeptStory = { revision: 0, slides: [] };

/** A project as somebody reaches it. */
export interface ProjectOfPerson extends ProjectRow {
  role: ProjectRole;
}

export const projectColumns = {
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
  removedAt: 'removed_at',
  path: 'path',
  pathChosenAt: 'path_chosen_at',
  depths: 'depths',
  story: 'story',
};
const columns = columnList(projectColumns);
const roleOfMember =
  '(select role from project_members where project_members.project_id = projects.id and project_members.user_id = ?)';
const select = `select ${columns}, ${roleOfMember} as ${quoteName('memberRole')} from projects`;

/** As returned by the drivers, which have numbers for booleans. */
export type StoredProject = Omit<ProjectRow, 'isExample' | 'depths' | 'story'> & {
  isExample: number | boolean;
  depths: string | null;
  story: string | null;
};

/**
 * Also a deleted one. Whoever asks for a project goes through `requireProject`, which decides what they may. Null for
 * those who have nothing to do with it.
 */
export async function findProject(
  connection: Connection,
  personId: string,
  id: string,
): Promise<ProjectOfPerson | null> {
  return reach(personId, await readRows(connection, `${select} where id = ?`, [personId, id]));
}

/** The project that a generation writes for. */
export async function findProjectOfGeneration(
  connection: Connection,
  personId: string,
  generationId: string,
): Promise<ProjectOfPerson | null> {
  const sql = `${select} where id = (select project_id from generations where generations.id = ?)`;
  return reach(personId, await readRows(connection, sql, [personId, generationId]));
}

/** The project that a share link shows, while it holds. */
export async function findProjectOfLink(
  connection: Connection,
  tokenHash: string,
  now: string,
): Promise<ProjectRow | null> {
  const sql = `select ${columns} from projects where id =
    (select project_id from share_links where token_hash = ? and (expires_at is null or expires_at > ?))`;
  const [row] = await readRows<StoredProject>(connection, sql, [tokenHash, now]);
  return row ? toProject(row) : null;
}

/** The same as `findProject`, locked against other writers until the transaction ends. */
export async function lockProject(
  transaction: Transaction,
  personId: string,
  id: string,
): Promise<ProjectOfPerson | null> {
  const lock = transaction.client.dialect === 'sqlite3' ? '' : ' for update';
  return reach(personId, await readRows(transaction, `${select} where id = ?${lock}`, [personId, id]));
}

function reach(
  personId: string,
  [row]: (StoredProject & { memberRole: ProjectRole | null })[],
): ProjectOfPerson | null {
  if (!row) return null;
  const { memberRole, ...project } = row;
  const role = project.userId === personId ? 'owner' : memberRole;
  return role && { ...toProject(project), role };
}

/** The person's example project, or null. */
export async function findExampleProject(connection: Connection, userId: string): Promise<ProjectOfPerson | null> {
  const row: StoredProject | undefined = await connection('projects')
    .where({ user_id: userId, is_example: true })
    .whereNull('removed_at')
    .orderBy('id')
    .first(connection.raw(columns));
  return row ? { ...toProject(row), role: 'owner' } : null;
}

export async function insertProject(
  transaction: Transaction,
  project: Pick<ProjectRow, 'userId' | 'workspaceId' | 'name' | 'description' | 'language'> & {
    isExample?: boolean;
    path?: string | null | undefined;
    pathChosenAt?: string;
    depths?: ChosenDepths | undefined;
    story?: KeptStory | undefined;
  },
): Promise<ProjectOfPerson> {
  const now = new Date().toISOString();
  const row: ProjectOfPerson = {
    ...project,
    role: 'owner',
    isExample: project.isExample ?? false,
    id: createId(),
    mode: 'write',
    createdAt: now,
    updatedAt: now,
    lastOpenedAt: now,
    removedAt: null,
    path: project.path ?? null,
    pathChosenAt: project.pathChosenAt ?? null,
    depths: project.depths ?? {},
    story: project.story ?? noStory,
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
    path: row.path,
    path_chosen_at: row.pathChosenAt,
    depths: encodeJson(row.depths),
    story: encodeJson(row.story),
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

/** What is on no path counts as on this one once somebody works on it from now on. */
export async function choosePath(transaction: Transaction, id: string, path: string): Promise<void> {
  const now = new Date().toISOString();
  await transaction('projects').where({ id }).update({ path, path_chosen_at: now, updated_at: now });
}

/** How deep its toolsets go, all of them. */
export async function writeDepths(transaction: Transaction, id: string, depths: ChosenDepths): Promise<void> {
  await transaction('projects')
    .where({ id })
    .update({ depths: encodeJson(depths), updated_at: new Date().toISOString() });
}

/** What people have chosen of its story, all of it. */
export async function writeStoryChoices(transaction: Transaction, id: string, story: KeptStory): Promise<void> {
  await transaction('projects')
    .where({ id })
    .update({ story: encodeJson(story), updated_at: new Date().toISOString() });
}

/** Lets whoever has the project open compare what changes without a revision. */
export async function touchProject(transaction: Transaction, id: string): Promise<void> {
  await updateProject(transaction, id, {});
}

/** Changes a project, only in write mode: false when the project is in read mode, deleted or gone. */
export async function updateProjectInWriteMode(
  transaction: Transaction,
  id: string,
  changes: ProjectChanges,
): Promise<boolean> {
  return (
    (await updateRows(transaction, 'projects', {
      set: columnsOf(changes),
      where: { id, mode: 'write', removed_at: null },
    })) === 1
  );
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

/** It is nobody's example any more, everybody has at most one; nor has the next owner saved anything as such. */
export async function changeOwner(
  transaction: Transaction,
  id: string,
  { userId, workspaceId }: Pick<ProjectRow, 'userId' | 'workspaceId'>,
): Promise<void> {
  await transaction('projects').where({ id }).update({ user_id: userId, workspace_id: workspaceId, is_example: false });
  await transaction('project_toolsets').where({ project_id: id }).update({ owner_saved: null });
}

/** Counts as opened by this person, not by the others. */
export async function markOpened(
  transaction: Transaction,
  { id, role }: Pick<ProjectOfPerson, 'id' | 'role'>,
  personId: string,
): Promise<string> {
  const now = new Date().toISOString();
  const opened = { last_opened_at: now };
  if (role === 'owner') await transaction('projects').where({ id }).update(opened);
  else await transaction('project_members').where({ project_id: id, user_id: personId }).update(opened);
  return now;
}

export function toProject(row: StoredProject): ProjectRow {
  return {
    ...row,
    isExample: Boolean(row.isExample),
    depths: decodeJson<ChosenDepths>(row.depths) ?? {},
    story: decodeJson<KeptStory>(row.story) ?? noStory,
  };
}
