import type { Project } from '#engine/protocol/project.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { Connection } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';

import { alikeIn, readSitting, type Sitting } from './sittings.ts';

/** A project's toolset without its content, which can be large. */
export interface ProjectToolsetState {
  toolsetId: string;
  revision: number;
  /** null: nothing is saved. */
  contentId: string | null;
  /** null: there is no draft. */
  draftContentId: string | null;
  /** The draft is the method's starter, which no model wrote. */
  isStarter: boolean;
  /** The draft is the plan with which a round begins, which no model wrote. */
  isOfRound: boolean;
  /** That of the draft if there is one, else of the saved content. */
  madeFrom: MadeFrom;
  /** That of the saved content, also beside a draft. */
  savedMadeFrom: MadeFrom;
  /** The last saves that followed somebody's typing; null where the last one was asked for. */
  sitting: Sitting | null;
  /** Contents of before that count as the saved one. */
  alike: readonly string[];
  updatedAt: string | null;
  /** When it was last saved, whatever has been drafted since. */
  savedAt: string | null;
  /** Whether nobody has confirmed some of what is saved. */
  hasUnconfirmed: boolean;
}

export interface StateColumns {
  toolset_id: string;
  revision: number;
  content_id: string | null;
  made_from: string | null;
  saved_at: string | null;
  sitting: string | null;
  draft_content_id: string | null;
  draft_made_from: string | null;
  draft_created_at: string | null;
  draft_example: number | boolean | null;
  draft_of_round: number | boolean | null;
  has_unconfirmed: number | string | null;
}

export const stateColumns = [
  'toolset_id',
  'revision',
  'content_id',
  'made_from',
  'saved_at',
  'sitting',
  'draft_content_id',
  'draft_made_from',
  'draft_created_at',
  'draft_example',
  'draft_of_round',
] as const;

/** In SQL, beside `stateColumns`: the pointers themselves can be many. */
export const hasUnconfirmed =
  'case when content_id is not null and coalesce(octet_length(unconfirmed), 0) > 2 then 1 else 0 end as has_unconfirmed';

export async function findProjectToolsetStates(
  connection: Connection,
  projectId: string,
): Promise<Map<string, ProjectToolsetState>> {
  const rows: StateColumns[] = await connection('project_toolsets')
    .where({ project_id: projectId })
    .select(...stateColumns, connection.raw(hasUnconfirmed));
  return new Map(rows.map((row) => [row.toolset_id, toState(row)]));
}

/** Maps a row to a state. */
export function toState(row: StateColumns): ProjectToolsetState {
  const hasDraft = row.draft_content_id !== null;
  const sitting = readSitting(row.sitting);
  const savedMadeFrom = decodeJson<MadeFrom>(row.made_from) ?? {};
  return {
    toolsetId: row.toolset_id,
    revision: row.revision,
    contentId: row.content_id,
    draftContentId: row.draft_content_id,
    isStarter: hasDraft && Boolean(row.draft_example),
    isOfRound: hasDraft && Boolean(row.draft_of_round),
    madeFrom: hasDraft ? (decodeJson<MadeFrom>(row.draft_made_from) ?? {}) : savedMadeFrom,
    savedMadeFrom,
    sitting,
    alike: alikeIn(sitting),
    updatedAt: hasDraft ? row.draft_created_at : row.saved_at,
    savedAt: row.saved_at,
    hasUnconfirmed: Number(row.has_unconfirmed) === 1,
  };
}

export interface Progress extends Omit<Project['progress'], 'total'> {
  /** Of them beside the path. */
  beside: number;
}

/**
 * Progress of several projects that take the same path, counting loaded toolsets only; for each project what
 * `countSteps` says of the statuses on its path. Others count where somebody has worked on them since it was chosen.
 */
export async function countProgress(
  connection: Connection,
  projectIds: string[],
  { setup, path, others }: Record<'setup' | 'path' | 'others', string[]>,
): Promise<Map<string, Progress>> {
  const since = connection.raw('coalesce(projects.path_chosen_at, projects.created_at)');
  const onPath = [...setup, ...path];
  const rows: ({ project_id: string; own_setup: number; own: number } & Omit<Progress, 'own'>)[] = await connection(
    'project_toolsets',
  )
    .join('projects', 'projects.id', 'project_toolsets.project_id')
    .whereIn('project_id', projectIds)
    .where((counted) =>
      counted.whereIn('toolset_id', onPath).orWhere((begun) =>
        begun
          .whereIn('toolset_id', others)
          // As `updatedAt` of a state.
          .where(
            connection.raw('case when draft_content_id is null then saved_at else draft_created_at end'),
            '>',
            since,
          ),
      ),
    )
    .groupBy('project_id')
    .select(
      'project_id',
      connection.raw('sum(case when content_id is not null then 1 else 0 end) as saved'),
      connection.raw('sum(case when draft_content_id is not null then 1 else 0 end) as generated'),
      connection.raw(
        'sum(case when draft_content_id is not null and (draft_example or draft_of_round) then 1 else 0 end) as starters',
      ),
      connection.raw('sum(case when owner_saved then 1 else 0 end) as own'),
      connection.raw(
        `sum(case when toolset_id in (${onPath.map(() => '?').join(', ')}) then 0 else 1 end) as beside`,
        onPath,
      ),
      connection.raw(
        `sum(case when owner_saved and toolset_id in (${setup.map(() => '?').join(', ')}) then 1 else 0 end) as own_setup`,
        setup,
      ),
    );
  return new Map(
    rows.map(({ project_id: id, saved, generated, starters, beside, own, own_setup: ownSetup }) => [
      id,
      {
        saved: Number(saved),
        generated: Number(generated),
        starters: Number(starters),
        beside: Number(beside),
        own: { setup: Number(ownSetup), path: Number(own) - Number(ownSetup) },
      },
    ]),
  );
}
