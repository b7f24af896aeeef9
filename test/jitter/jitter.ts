declare module 'vitest' {
  interface ProvidedContext {
    jitter: number;
  }
}

/**
 * With TEST_JITTER_MS all that a test waits for comes up to so many milliseconds late, each time by another measure: a
 * test that only passes because it was fast fails, as it would one day on a busy machine.
 */
export const jitter = Number(process.env['TEST_JITTER_MS'] ?? 0);
