import { createHash } from 'node:crypto';

import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { findToolsetMarks } from '#server/database/repositories/openedToolset.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import type { Encodable } from '#server/http/encodeAnswer.ts';
import { EncodedAnswer } from '#server/http/EncodedAnswer.ts';
import type { Services } from '#server/Services.ts';

import { readToolsetState } from './readToolsetState.ts';

/**
 * The state for a toolset's page, read and encoded once for as long as nothing in the project has changed that it tells
 * of.
 */
export async function answerToolsetState(
  services: Pick<Services, 'database' | 'toolsets' | 'evidence' | 'found' | 'answers'>,
  project: ProjectRow,
  toolsetId: string,
  language: Language,
): Promise<Encodable<ToolsetState> | EncodedAnswer> {
  const { answers, database, toolsets } = services;
  toolsets.get(toolsetId);
  const { id, name, description } = project;
  const ask = async () => {
    const marks = await findToolsetMarks(database.connection, id, toolsetId);
    return createHash('sha256')
      .update(JSON.stringify([id, name, description, toolsetId, language, marks]))
      .digest('base64');
  };
  const asked = await ask();
  const known = answers.find(asked);
  if (known) return known;
  const state = await readToolsetState(services, project, toolsetId, language);
  // What was changed while it was read may stand in it or not.
  if ((await ask()) !== asked) return state;
  const answer = new EncodedAnswer(state);
  return answers.keep(asked, answer.json.length, () => answer);
}
