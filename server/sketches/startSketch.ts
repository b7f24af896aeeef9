import type { z } from 'zod';

import type { sketchRequest } from '#engine/protocol/sketch.ts';
import { createSecretToken, hashToken } from '#server/accounts/secretToken.ts';
import { countSketch, insertSketch } from '#server/database/repositories/sketches.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { sketchesPerDay } from './sketchesPerDay.ts';

/** Has an idea sketched. @returns the secret under which the sketch is watched and kept */
export async function startSketch(
  services: Pick<Services, 'config' | 'writer' | 'database' | 'sketches'>,
  { text, language }: z.output<typeof sketchRequest>,
): Promise<string> {
  const { database, sketches } = services;
  const most = sketchesPerDay(services);
  if (most === 0 || !sketches.isReady) throw new BusinessError('no-sketches');
  sketches.requireRoom();
  const secret = createSecretToken();
  const today = new Date().toISOString().slice(0, 10);
  const id = await database.transaction(async (transaction) => {
    if (!(await countSketch(transaction, today, most))) throw new BusinessError('sketches-full');
    return insertSketch(transaction, { secretHash: hashToken(secret), idea: text, language });
  });
  sketches.begin({ id, idea: text, language });
  return secret;
}
