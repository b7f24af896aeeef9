import { rmSync } from 'node:fs';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { foldText } from '#engine/search/foldText.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { allRows } from '#server/testing/allRows.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';
import { dialects, dropDatabasesBeside, emptyDatabase } from '#server/testing/testDatabases.ts';

import { createBackup } from './createBackup.ts';
import { restoreBackup } from './restoreBackup.ts';

const deleted = 'The lids came open on soups every Friday, so I went back to the old wholesaler.';
const withdrawn = 'We would rather keep our own boxes than anything that has to be brought back here.';
const kept = 'Nobody in our street has ever asked what a box costs us, and nobody will.';

it.each(dialects)('a backup on %s brings back no word that was taken out after it', async (dialect) => {
  const parent = temporaryDirectory('filiz-withdrawn-');
  const database = await createMigratedDatabase(dialect);
  const environment = {
    DATA_DIR: path.join(parent, 'data'),
    BACKUP_DIR: path.join(parent, 'backups'),
    ...(database.url && { DATABASE_URL: database.url }),
  };
  const config = readConfig(environment);
  const server = await startTestServer(environment, { database });
  onTestFinished(async () => {
    if (database.url) await dropDatabasesBeside(database.url);
    await database.drop();
    rmSync(parent, { recursive: true });
  });

  const ada = await Person.register(server);
  const at = `/api/projects/${await ada.project()}`;
  const add = async (title: string, text: string) =>
    (await ada.call('POST', `${at}/sources`, { title, kind: 'talk', text })).body.data.id as string;
  const gone = await add('Gone', `P1: ${deleted}`);
  // Nobody has said yet who speaks in the first line.
  const talk = await add('Talk', `Ayşe: ${withdrawn}\n[00:20] P2: ${kept}\nYes, it is so.`);
  for (const text of [deleted, withdrawn, kept])
    await ada.call('POST', `${at}/comments`, { toolset: 'about', text: `Said: ${text}` });
  await createBackup(config, { version: '0.1.0' });

  expect((await ada.call('DELETE', `${at}/sources/${gone}`)).status).toBe(204);
  const people = [{ label: 'Ayşe' }];
  const { data } = (await ada.call('PATCH', `${at}/sources/${talk}`, { people })).body;
  const { id: ayse } = data.people.find(({ label }: { label: string }) => label === 'Ayşe');
  await ada.call('PATCH', `${at}/sources/${talk}`, { people: [{ id: ayse, label: 'P1' }] });
  expect((await ada.call('DELETE', `${at}/sources/${talk}/people/${ayse}`)).status).toBe(200);
  await server.stop();

  // The database is lost, and with it what it remembers of deletions.
  rmSync(config.dataDirectory, { recursive: true });
  if (database.url) await emptyDatabase(database.url);
  expect(await restoreBackup(config, { backup: undefined, force: true })).toMatchObject({ withdrawnAgain: 2 });
  const restored = await openDatabase(
    database.url ? { url: database.url } : { file: path.join(config.dataDirectory, 'filiz.sqlite') },
  );
  const rows = foldText(await allRows(restored));
  // Bytes, which search reads.
  const { words } = await restored.connection('sources').first('words');
  const [source] = await restored.connection('sources').select('text', 'title');
  // Remembered for the next restore.
  const remembered = await restored.connection('withdrawals').pluck('source_id');
  await restored.close();
  expect(source).toEqual({ title: 'Talk', text: `\n[00:20] P2: ${kept}\nYes, it is so.` });
  expect(foldText(String(Buffer.from(words)))).toContain('nobody in our street');
  for (const run of ['lids came open', 'keep our own boxes', 'ayse']) expect(rows).not.toContain(run);
  expect(rows).toContain('said: nobody in our street');
  expect(remembered.toSorted()).toEqual([gone, talk].toSorted());
});
