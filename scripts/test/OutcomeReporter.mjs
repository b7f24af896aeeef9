import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes to TEST_OUTCOME_FILE how many tests passed, the names of those skipped, and names and first messages of all
 * failures (tests, files that could not be loaded, unhandled errors) and of tests that passed only when repeated.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const outcome = { passed: 0, skipped: [], repeated: [], failures: [] };
    for (const module of modules) {
      const file = `${module.project.name}: ${module.relativeModuleId}`;
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${file} > ${test.fullName}`;
        if (state === 'failed') outcome.failures.push(describe(name, errors));
        else if (state === 'passed') outcome.passed += 1;
        else outcome.skipped.push(name);
        if (test.diagnostic()?.flaky) outcome.repeated.push(describe(name, errors));
      }
      const groups = [module, ...module.children.allSuites()];
      for (const group of groups) {
        const errors = group.errors();
        if (errors.length > 0) outcome.failures.push(describe(`${file} > ${group.fullName ?? ''}`, errors));
      }
    }
    for (const error of unhandledErrors) {
      const where = [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter(Boolean).join(' > ');
      outcome.failures.push(describe(`An error no test waited for${where ? `, during ${where}` : ''}`, [error]));
    }
    const outcomeFile = process.env['TEST_OUTCOME_FILE'];
    mkdirSync(path.dirname(outcomeFile), { recursive: true });
    writeFileSync(outcomeFile, JSON.stringify(outcome));
  }
}

function describe(name, errors) {
  const message = errors?.[0]?.stack ?? errors?.[0]?.message ?? '';
  return { name, message: message.split('\n').slice(0, 6).join('\n') };
}
