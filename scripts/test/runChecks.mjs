import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { buildServer } from '../prepare/buildServer.mjs';
import { findServers } from './findServers.mjs';

const programs = resolve('node_modules/.cache/filiz/programs');
const startedByTests = ['serverProcess=server/testing/serverProcess.ts', 'exampleServer=test/support/exampleServer.ts'];
const compileCache = resolve('node_modules/.cache/filiz/compiled');
const rooms = ['engine', 'server', 'web'].map((room) => `tsconfig.${room}.json`);
const checks = [
  // Several checkers each work out the types that files share: beside the tests, one takes half the processor time.
  ['types', 'node_modules/typescript/bin/tsc', ['-b', '.', ...rooms, '--checkers', '1']],
  ['lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet']],
  ['format', 'node_modules/oxfmt/bin/oxfmt', ['--check']],
  ['unused code', 'node_modules/knip/bin/knip.js', []],
  ['toolset folders', 'scripts/toolset-check.ts', ['--dir', 'docs/authoring/examples']],
];

/**
 * Runs type check, lint and all tests. Tests whose server or browser is missing are skipped and named; with CI=true or
 * REQUIRE_ALL=1, that is a failure. Ends with the line "N passed, N failed, N skipped".
 */
export async function runChecks(node, only) {
  const total = { passed: 0, skipped: [], repeated: [], failures: [] };
  const { environment, missing } = await findServers();
  const wanted = (name) => only.length === 0 || only.includes(name);

  buildServer(node, programs, startedByTests);
  const chosen = checks.filter(([name]) => wanted('checks') || wanted(name));
  const report = ({ title, output = '', passed, skipped = [], repeated = [], failures }) => {
    console.log(`\n${failures.length === 0 ? '✓' : '✗'} ${title}\n${output}`);
    total.passed += passed;
    total.skipped.push(...skipped);
    total.repeated.push(...repeated);
    total.failures.push(...failures);
  };
  const runOneByOne = async (runs) => {
    for (const run of runs) report(await run());
  };
  const suites = runsFor(environment)
    .map((run) => run.filter(wanted))
    .filter((run) => run.length > 0);
  // Tests of servers wait more than they compute, so the checks run meanwhile; a third run at once would make tests
  // late.
  await Promise.all([
    runOneByOne(chosen.map((check) => () => runCheck(node, check))),
    runOneByOne(suites.map((run) => () => runVitest(node, run, environment))),
  ]);

  for (const { name, what, how } of missing) console.log(`\nLeft out: ${what}, because there is no ${name}. ${how}`);
  const mustBeWhole = process.env.CI === 'true' || process.env.REQUIRE_ALL === '1';
  const nothingMayBeLeftOut = mustBeWhole && only.length === 0;
  const leftOut = nothingMayBeLeftOut ? missing.length + total.skipped.length : 0;

  if (nothingMayBeLeftOut)
    for (const name of total.skipped) console.log(`\n✗ ${name}\nIt was skipped, and here every test has to run.`);
  for (const { name, message } of total.repeated) console.log(`\nPassed only when repeated: ${name}\n${message}`);
  for (const { name, message } of total.failures) console.log(`\n✗ ${name}\n${message}`);
  const failed = total.failures.length + leftOut;
  console.log(
    `\n${total.passed} passed, ${failed} failed${total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''}`,
  );
  return failed === 0 ? 0 : 1;
}

function runCheck(node, [name, script, options]) {
  return new Promise((resolve) => {
    execFile(node, [script, ...options], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const failures = error ? [{ name, message: 'See its output above.' }] : [];
      resolve({ title: name, output: error ? `${stdout}${stderr}` : '', passed: error ? 0 : 1, failures });
    });
  });
}

/** The projects of vitest.config.ts by run of Vitest. */
function runsFor({ TEST_MYSQL_URL, CHROMIUM_PATH }) {
  return [['node', ...(TEST_MYSQL_URL ? ['mysql'] : []), 'jsdom'], ...(CHROMIUM_PATH ? [['storybook', 'e2e']] : [])];
}

async function runVitest(node, suites, environment) {
  const outcomeFile = `node_modules/.cache/filiz/outcome-${suites[0]}.json`;
  rmSync(outcomeFile, { force: true });
  const own = { ...process.env };
  for (const name of ['TEST_MYSQL_URL', 'TEST_REDIS_URL']) delete own[name];
  const options = [
    ...suites.flatMap((suite) => ['--project', suite]),
    '--reporter=dot',
    '--reporter=./scripts/test/OutcomeReporter.mjs',
  ];
  const vitest = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...options], {
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: compileCache,
      BUILT_PROGRAMS: programs,
      ...own,
      ...environment,
      TEST_OUTCOME_FILE: outcomeFile,
    },
  });
  const [status, signal] = await once(vitest, 'exit');
  const outcome = existsSync(outcomeFile) ? JSON.parse(readFileSync(outcomeFile, 'utf8')) : { passed: 0, failures: [] };
  // As when the run was killed, or found no test files.
  if (status !== 0 && outcome.failures.length === 0) {
    outcome.failures.push({ name: `Vitest ended with ${signal ?? status}`, message: 'See its output above.' });
  }
  return { title: `${suites.join(', ')} tests`, ...outcome };
}
