import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { findServers } from './findServers.mjs';
import { outcomeFile } from './OutcomeReporter.mjs';

const compileCache = resolve('node_modules/.cache/filiz/compiled');
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

  for (const suites of runsFor(environment)) {
    const chosenSuites = suites.filter(wanted);
    if (chosenSuites.length === 0) continue;
    console.log(`\n— ${chosenSuites.join(', ')} tests`);
    const { passed, skipped, failures } = runVitest(node, chosenSuites, environment);
    total.passed += passed;
    total.skipped += skipped;
    total.failures.push(...failures);
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

/** The projects of vitest.config.ts by run of Vitest, the quickest first. */
function runsFor({ TEST_MYSQL_URL, CHROMIUM_PATH }) {
  return [['node', ...(TEST_MYSQL_URL ? ['mysql'] : []), 'jsdom'], ...(CHROMIUM_PATH ? [['storybook'], ['e2e']] : [])];
}

function runVitest(node, suites, environment) {
  rmSync(outcomeFile, { force: true });
  const own = { ...process.env };
  for (const name of ['TEST_MYSQL_URL', 'TEST_REDIS_URL']) delete own[name];
  const options = [
    ...suites.flatMap((suite) => ['--project', suite]),
    '--reporter=dot',
    '--reporter=./scripts/test/OutcomeReporter.mjs',
  ];
  const { status, signal } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...options], {
    stdio: 'inherit',
    // Each test file is a process of its own; libraries are compiled by the first of them only.
    env: { NODE_COMPILE_CACHE: compileCache, ...own, ...environment },
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
