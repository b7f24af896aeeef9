import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createBackup } from '#server/backup/createBackup.ts';
import { readConfig } from '#server/config.ts';
import { goThroughProxies } from '#server/goThroughProxies.ts';

import { runOperation } from './operations/runOperation.ts';

await runOperation(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'string' } } });
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new TypeError('--keep expects a number of days, such as 30.');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const keepDays = values.keep === undefined ? undefined : Number(values.keep);
  const config = readConfig();
  goThroughProxies(config);
  const { folder, rows, bytes, removed } = await createBackup(config, { version, keepDays });
  return [
    `Backed up to ${folder}: ${rows} rows, ${Math.ceil(bytes / 1024)} kB.`,
    ...(removed > 0 ? [`Removed ${removed} older than ${keepDays} days.`] : []),
  ];
});
