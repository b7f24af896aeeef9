import { parseArgs } from 'node:util';

import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { readConfig } from '#server/config.ts';
import { goThroughProxies } from '#server/goThroughProxies.ts';

import { runOperation } from './operations/runOperation.ts';

await runOperation(async () => {
  const options = { force: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.length > 1) throw new TypeError('Name one backup, or none for the newest.');
  const config = readConfig();
  goThroughProxies(config);
  const report = await restoreBackup(config, { backup: positionals[0], force: values.force });
  return [
    `Restored ${report.folder}, as it was at ${report.manifest.createdAt}: ${report.manifest.rows} rows.`,
    `Accounts deleted since, and deleted again: ${report.deletedAgain}.`,
    `Sources deleted or with words withdrawn since, and taken out again: ${report.withdrawnAgain}.`,
    ...report.former.map((place) => `What was there before is in ${place}. Remove it once you have looked.`),
    ...report.warnings,
    'Start the server now.',
  ];
});
