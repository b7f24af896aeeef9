import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumArguments, chromiumPath } from './test/chromium.ts';
import { jitter } from './test/jitter/jitter.ts';

const delayed = jitter > 0 ? ['./test/jitter/nodeSetup.ts'] : [];
// What comes, comes; how soon is no test's business. Only what never comes takes so long.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

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
          setupFiles: delayed,
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}', 'toolsets/*/widgets/**/*.test.tsx'],
          setupFiles: [...delayed, './test/jsdomSetup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          ...patience,
          testTimeout: 600_000,
          // Each file has a browser and a server of its own, which wait for one another more than they compute.
          maxWorkers: 2,
          maxConcurrency: 2,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: jitter > 0 ? ['./test/jitter/storybookSetup.ts'] : [],
          ...patience,
          browser: {
            enabled: true,
            connectTimeout: 300_000,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
