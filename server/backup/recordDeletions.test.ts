import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { goodPassword } from '#server/testing/createTestClient.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';

it('deletes an account although the list cannot be written, logs it, and lists it later', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'filiz-unlisted-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const BACKUP_DIR = path.join(parent, 'backups');
  // A file in place of the folder makes writing fail, as a full disk does.
  writeFileSync(BACKUP_DIR, '');
  const server = await startTestServer({ BACKUP_DIR });
  onTestFinished(() => server.stop());
  const figure = async () => /^filiz_unlisted_deletions (\d+)$/m.exec((await server.call('GET', '/metrics')).body)?.[1];
  expect(await figure()).toBe('0');
  const { token, user } = await server.register();
  const body = { password: goodPassword };
  expect((await server.call('DELETE', '/api/user/current', { token, body })).status).toBe(204);
  expect(await figure()).toBe('1');
  await server.services.deletions.catchUp();
  expect(await figure()).toBe('1');

  rmSync(BACKUP_DIR);
  await server.services.deletions.catchUp();
  expect(await figure()).toBe('0');
  expect(readdirSync(path.join(BACKUP_DIR, 'deleted-accounts'))).toHaveLength(1);
  const kept = await server.services.database.connection('deleted_accounts').where({ user_id: user.id });
  expect(kept).toHaveLength(1);
});
