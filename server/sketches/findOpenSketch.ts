import { hashToken } from '#server/accounts/secretToken.ts';
import type { Connection } from '#server/database/Database.ts';
import { findSketch, type SketchRow } from '#server/database/repositories/sketches.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import { sketchesSince } from './sketchesSince.ts';

// A server that stopped while it drew says nothing any more.
const longestSilence = 100_000; // milliseconds

/** The sketch of a secret. @throws NotFoundError for one that is unknown, kept or older than an hour */
export async function findOpenSketch(connection: Connection, secret: string): Promise<SketchRow> {
  const sketch = await findSketch(connection, hashToken(secret), sketchesSince());
  if (!sketch) throw new NotFoundError();
  const isLost = sketch.status === 'drawing' && Date.now() - Date.parse(sketch.touchedAt) > longestSilence;
  return isLost ? { ...sketch, status: 'failed' } : sketch;
}
