import { dayIn } from '#engine/dates/dayIn.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import { findTies } from '#server/database/repositories/claimTies.ts';
import { findLatestDecision } from '#server/database/repositories/decisions.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { listRounds } from '#server/database/repositories/rounds.ts';
import type { SavedContentRow } from '#server/database/repositories/savedContents.ts';
import { confirmedRows } from '#server/export/confirmedRows.ts';
import { isDraftedIn } from '#server/export/isDraftedIn.ts';
import { documentsOf } from '#server/projects/readProjectEvidence.ts';
import type { Services } from '#server/Services.ts';

import { tellStory } from './tellStory.ts';

/** Who is told, and of what. */
interface Telling {
  language: Language;
  timeZone: string;
  /** Only of these; null: of all. */
  toolsets?: readonly string[] | null;
  /** Without what nobody has confirmed. */
  confirmedOnly?: boolean;
  /** Whether it is what is saved now, of which the latest decision tells. */
  isPresent?: boolean;
}

/** The slides that follow from what is saved. Of what is left out, they tell nothing. */
export async function readStory(
  { database: { connection }, toolsets: registry }: Pick<Services, 'database' | 'toolsets'>,
  project: Pick<ProjectRow, 'id' | 'name' | 'description' | 'createdAt'>,
  saved: readonly SavedContentRow[],
  { language, timeZone, toolsets = null, confirmedOnly = false, isPresent = true }: Telling,
): Promise<StorySlide[]> {
  const all = saved.map(({ toolsetId, ...row }) => ({ ...row, toolset: toolsetId }));
  const kept = confirmedOnly ? confirmedRows(registry, all, []).saved : all;
  const rows = kept.filter(({ toolset }) => !toolsets || toolsets.includes(toolset));
  const documents = documentsOf(
    registry,
    rows.map(({ toolset, json }) => ({ toolsetId: toolset, json })),
  );
  const isWhole = isPresent && !toolsets && !confirmedOnly;
  return tellStory(
    registry,
    {
      project,
      documents,
      ties: (await findTies(connection, project.id)).ties,
      decision: isWhole ? await findLatestDecision(connection, project.id) : null,
      rounds: await listRounds(connection, project),
      isDrafted: isDraftedIn(rows, registry.toolsets),
    },
    { language, today: dayIn(new Date(), timeZone) },
  );
}
