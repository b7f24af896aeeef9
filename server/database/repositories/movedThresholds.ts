import { createHash } from 'node:crypto';

import type { SetBefore } from '#engine/standing/markMoved.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

interface Columns {
  hypothesis: string;
  set_before: string;
  moved_at: string;
}

/** What was set before results of which the threshold was moved since, by the id of the hypothesis. */
export async function findMovedThresholds(connection: Connection, projectId: string): Promise<Map<string, SetBefore>> {
  const rows: Columns[] = await connection('moved_thresholds')
    .where({ project_id: projectId })
    .orderBy('hypothesis_hash')
    .select('hypothesis', 'set_before', 'moved_at');
  return new Map(
    rows.map(({ hypothesis, set_before, moved_at: at }) => [
      hypothesis,
      { hypothesis, from: decodeJson<SetBefore['from']>(set_before) ?? {}, at },
    ]),
  );
}

/** Keeps what was set first, whatever it is moved to afterwards. */
export async function keepMovedThreshold(
  transaction: Transaction,
  projectId: string,
  { hypothesis, from, at }: SetBefore,
): Promise<void> {
  await transaction('moved_thresholds')
    .insert({
      project_id: projectId,
      hypothesis_hash: createHash('sha256').update(hypothesis).digest('hex'),
      hypothesis,
      set_before: encodeJson(from),
      moved_at: at,
    })
    .onConflict(['project_id', 'hypothesis_hash'])
    .ignore();
}

export async function copyMovedThresholds(transaction: Transaction, from: string, to: string): Promise<void> {
  for (const moved of (await findMovedThresholds(transaction, from)).values())
    await keepMovedThreshold(transaction, to, moved);
}
