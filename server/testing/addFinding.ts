import { createId } from '#server/database/createId.ts';
import { writeCritique } from '#server/database/repositories/projectCritiques.ts';

import type { TestServer } from './startTestServer.ts';

/** A contradiction in a project, as a reading would have found it. */
export async function addFinding({ services: { database } }: TestServer, project: string): Promise<string> {
  const places = ['/summary', '/keywords'].map((place) => ({ toolset: 'about', place, words: 'Lunch' }));
  const finding = { id: createId(), question: 'Which of both holds?', status: 'open' as const, places };
  const critique = { findings: [finding], readAt: new Date().toISOString(), isShortened: false };
  await database.transaction((transaction) => writeCritique(transaction, project, critique));
  return finding.id;
}
