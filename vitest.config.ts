import { availableParallelism } from 'node:os';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { suitesOnBothDatabases } from './scripts/test/suitesOnBothDatabases.ts';
import { chromiumArguments, chromiumPath } from './test/chromium.ts';
import { jitter } from './test/jitter/jitter.ts';

const setUp = ['./test/seedSetup.ts', ...(jitter > 0 ? ['./test/jitter/nodeSetup.ts'] : [])];
// Ends before the test that polls, so that the failure names what was waited for.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 40_000 } } };
const endToEndPatience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };
// Tests of servers wait more than they compute, and with delays they do little else.
const overlapping = {
  maxWorkers: jitter > 0 ? 8 : Math.max(3, availableParallelism()),
  execArgv: ['--max-semi-space-size=32'],
};

// Storybook is read only where its stories are wanted: it takes longer than most test files.
const chosen = process.argv.filter((_, at) => process.argv[at - 1] === '--project');
const isStorybookWanted = chosen.length === 0 || chosen.includes('storybook');

function storybook(): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      sequence: { groupOrder: 1 },
      setupFiles: jitter > 0 ? ['./test/jitter/storybookSetup.ts'] : [],
      ...patience,
      browser: {
        enabled: true,
        connectTimeout: 90_000,
        headless: true,
        provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    // By itself Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    provide: { jitter },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{engine,server,toolsets,scripts}/**/*.test.ts'],
          isolate: false,
          ...overlapping,
          setupFiles: setUp,
          ...patience,
        },
      },
      {
        test: {
          name: 'mysql',
          environment: 'node',
          include: suitesOnBothDatabases(),
          env: { TEST_DIALECT: 'mysql' },
          isolate: false,
          ...overlapping,
          setupFiles: setUp,
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}', 'toolsets/*/widgets/**/*.test.tsx'],
          // React and the page's modules are read once, instead of once for each file.
          isolate: false,
          ...overlapping,
          setupFiles: [...setUp, './test/jsdomSetup.ts'],
          // Not what jsdom draws frames with: a frame begun in a clock that is put away would be its window's last.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          // Files share the server that most of them need.
          isolate: false,
          ...endToEndPatience,
          // Two of three clicks and keys that were lost on a busy machine are understood. Once more, until all are: the
          // run names them.
          retry: process.env['CI'] ? 1 : 0,
          // A browser and a server wait for one another more than they compute.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          maxConcurrency: 2,
        },
      },
      ...(isStorybookWanted ? [storybook()] : []),
    ],
  },
});
