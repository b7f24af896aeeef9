import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

import { filesOnOneDatabase } from './filesOnOneDatabase.mjs';
import { findServers } from './findServers.mjs';
import { outcomeFile } from './OutcomeReporter.mjs';

const checks = [
  ['types', 'node_modules/typescript/bin/tsc', ['-p', '.']],
  ['lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet']],
  ['format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'node_modules/knip/bin/knip.js', []],
  ['toolset folders', 'scripts/toolset-check.ts', []],
];

/**
 * Runs type check, lint and all tests. Tests whose server or browser is missing are skipped and named; with CI=true or
 * REQUIRE_ALL=1, that is a failure. Ends with the line "N passed, N failed, N skipped".
 */
export async function runChecks(node, only) {
  const total = { passed: 0, skipped: 0, failures: [] };
  const { environment, missing } = await findServers();
  const wanted = (name) => only.length === 0 || only.includes(name);

  const chosen = checks.filter(([name]) => wanted('checks') || wanted(name));
  for (const { name, isPassed, output } of await Promise.all(chosen.map((check) => runCheck(node, check)))) {
    console.log(`${isPassed ? '✓' : '✗'} ${name}`);
    if (!isPassed) console.log(output);
    if (isPassed) total.passed += 1;
    else total.failures.push({ name, message: 'See its output above.' });
  }

  for (const { suite, on, filter, isRepeated } of suitesFor(environment)) {
    if (!wanted(suite)) continue;
    const title = `${suite} tests${on ? ` on ${on}` : ''}`;
    console.log(`\n— ${title}`);
    const { passed, skipped, failures } = runVitest(node, suite, filter ?? [], isRepeated ? {} : environment);
    total.passed += passed;
    // What SQLite cannot run is run with the servers afterwards.
    if (!isRepeated) total.skipped += skipped;
    for (const { name, message } of failures) total.failures.push({ name: `${title}: ${name}`, message });
  }

  for (const { name, what, how } of missing) console.log(`\nLeft out: ${what}, because there is no ${name}. ${how}`);
  const mustBeWhole = process.env.CI === 'true' || process.env.REQUIRE_ALL === '1';
  const leftOut = mustBeWhole && only.length === 0 ? missing.length + total.skipped : 0;

  for (const { name, message } of total.failures) console.log(`\n✗ ${name}\n${message}`);
  const failed = total.failures.length + leftOut;
  console.log(`\n${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}

function runCheck(node, [name, script, options]) {
  return new Promise((resolve) => {
    execFile(node, [script, ...options], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ name, isPassed: !error, output: `${stdout}${stderr}` }),
    );
  });
}

/** The server's tests run on both databases where there are both: first on SQLite, then on what is there. */
function suitesFor({ TEST_MYSQL_URL, TEST_REDIS_URL, CHROMIUM_PATH }) {
  const servers = [TEST_MYSQL_URL && 'MySQL or MariaDB', TEST_REDIS_URL && 'Redis'].filter(Boolean).join(' and ');
  return [
    ...(TEST_MYSQL_URL ? [{ suite: 'node', on: 'SQLite', filter: filesOnOneDatabase(), isRepeated: true }] : []),
    { suite: 'node', on: servers || 'SQLite' },
    { suite: 'jsdom' },
    ...(CHROMIUM_PATH ? [{ suite: 'storybook' }, { suite: 'e2e' }] : []),
  ];
}

function runVitest(node, suite, filter, environment) {
  rmSync(outcomeFile, { force: true });
  const own = { ...process.env };
  for (const name of ['TEST_MYSQL_URL', 'TEST_REDIS_URL']) delete own[name];
  const options = ['--project', suite, '--reporter=dot', '--reporter=./scripts/test/OutcomeReporter.mjs'];
  const { status, signal } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...filter, ...options], {
    stdio: 'inherit',
    env: { ...own, ...environment },
  });
  const outcome = existsSync(outcomeFile)
    ? JSON.parse(readFileSync(outcomeFile, 'utf8'))
    : { passed: 0, skipped: 0, failures: [] };
  // As when the run was killed, or found no test files.
  if (status !== 0 && outcome.failures.length === 0) {
    outcome.failures.push({ name: `Vitest ended with ${signal ?? status}`, message: 'See its output above.' });
  }
  return outcome;
}
