import { critiquePrice } from '#engine/critique/critiquePrice.ts';
import type { CritiqueState } from '#engine/protocol/critique.ts';
import { findCritiqueState } from '#server/database/repositories/projectCritiques.ts';
import type { Services } from '#server/Services.ts';

/** When a project was last read for contradictions, and what a reading costs. */
export async function critiqueStateOf(
  { database, writer }: Pick<Services, 'database' | 'writer'>,
  projectId: string,
): Promise<CritiqueState> {
  const last = await findCritiqueState(database.connection, projectId);
  return {
    tokens: writer ? critiquePrice : null,
    readAt: last?.readAt ?? null,
    shortened: last?.isShortened ?? false,
  };
}
