import { globSync, readFileSync } from 'node:fs';

/** Where tests reach SQL that those written for each of the databases do not. */
const rooms = ['server/housekeeping/**/*.test.ts', 'server/routes/{accounts,billing,projects,workspaces}/**/*.test.ts'];

/**
 * Tests in these rooms that run SQL which others run on both databases already: each statement of theirs, without its
 * values, was among those of the others.
 */
const repetitive = [
  ...['changingPassword', 'endedStreams', 'guessing', 'indistinguishable', 'welcomeGrant'].map(
    (name) => `server/routes/accounts/${name}.test.ts`,
  ),
  'server/routes/billing/timeZones.test.ts',
  ...[
    'confirmations',
    'confirmedExports',
    'evidence',
    'exportNames',
    'exports',
    'figures',
    'images',
    'imports',
    'openingProject',
    'paths',
    'pluggedRounds',
    'savedBy',
    'sourceFiles',
    'takingOverImages',
    'ties',
  ].map((name) => `server/routes/projects/${name}.test.ts`),
];

/**
 * The test files that run on SQLite with all others and once more on MySQL or MariaDB: those that depend on the
 * database, but for the ones that choose it themselves (`describe.each(dialects)`, or `mysqlUrl` for what only MySQL
 * has).
 */
export function suitesOnBothDatabases(): string[] {
  const files = globSync(rooms).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    const startsServer = source.includes('startTestServer(');
    return startsServer && !/\b(dialects|mysqlUrl)\b/.test(source) && !repetitive.includes(file);
  });
}
