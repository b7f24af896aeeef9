declare module 'vitest' {
  interface ProvidedContext {
    jitter: number;
  }
}

/**
 * With TEST_JITTER_MS, everything tests wait for is delayed by a random time up to so many milliseconds. A test that
 * passes only on a fast machine then fails.
 */
export const jitter = Number(process.env['TEST_JITTER_MS'] ?? 0);
