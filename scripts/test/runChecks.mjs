import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

import { findServers } from './findServers.mjs';

const report = 'node_modules/.cache/filiz/vitest.json';

const checks = [
  ['types', 'node_modules/typescript/bin/tsc', ['-p', '.']],
  ['lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet']],
  ['format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'node_modules/knip/bin/knip.js', []],
  ['toolset folders', 'scripts/toolset-check.ts', []],
];

/**
 * Types, lint, then all tests. What needs a server or browser that is not there is left out and named; with CI=true, or
 * REQUIRE_ALL=1, leaving anything out is a failure. Ends with one line: "N passed, N failed, N skipped".
 */
export async function runChecks(node, only) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const { environment, missing } = await findServers();
  const wanted = (name) => only.length === 0 || only.includes(name);

  for (const [name, script, options] of checks) {
    if (!wanted('checks') && !wanted(name)) continue;
    const { status, stdout, stderr } = spawnSync(node, [script, ...options], { encoding: 'utf8' });
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
    if (status !== 0) console.log(`${stdout}${stderr}`);
    total[status === 0 ? 'passed' : 'failed'] += 1;
  }

  for (const { suite, on, filter, isRepeated } of suitesFor(environment)) {
    if (!wanted(suite)) continue;
    console.log(`\n— ${suite} tests${on ? ` on ${on}` : ''}`);
    const counted = runVitest(node, suite, filter ?? [], isRepeated ? {} : environment);
    // What SQLite cannot run is run with the servers afterwards.
    if (isRepeated) counted.skipped = 0;
    for (const key of Object.keys(total)) total[key] += counted[key];
  }

  for (const { name, what, how } of missing) console.log(`\nLeft out: ${what}, because there is no ${name}. ${how}`);
  const mustBeWhole = process.env.CI === 'true' || process.env.REQUIRE_ALL === '1';
  if (mustBeWhole && only.length === 0) total.failed += missing.length + total.skipped;
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return total.failed === 0 ? 0 : 1;
}

/** The server's tests run twice where there are servers: within one process on SQLite, and on what is there. */
function suitesFor({ TEST_MYSQL_URL, TEST_REDIS_URL, CHROMIUM_PATH }) {
  const servers = [TEST_MYSQL_URL && 'MySQL or MariaDB', TEST_REDIS_URL && 'Redis'].filter(Boolean).join(' and ');
  return [
    ...(servers ? [{ suite: 'node', on: 'SQLite', filter: ['server'], isRepeated: true }] : []),
    { suite: 'node', on: servers || 'SQLite' },
    { suite: 'jsdom' },
    ...(CHROMIUM_PATH ? [{ suite: 'storybook' }, { suite: 'e2e' }] : []),
  ];
}

function runVitest(node, suite, filter, environment) {
  rmSync(report, { force: true });
  const own = { ...process.env };
  for (const name of ['TEST_MYSQL_URL', 'TEST_REDIS_URL']) delete own[name];
  const { status } = spawnSync(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...filter,
      '--project',
      suite,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { stdio: 'inherit', env: { ...own, ...environment } },
  );
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, success } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A file that cannot even be loaded has no failed test to count.
    const failed = success && status === 0 ? 0 : Math.max(numFailedTests, Math.min(numFailedTestSuites, 1), 1);
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
