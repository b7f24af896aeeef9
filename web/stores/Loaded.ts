import { HttpError } from '#web/api/HttpError.ts';

/** What was asked for: on its way, there, not there (any more), or not to be had for now. */
export type Loaded<Data> = { phase: 'loading' } | { phase: 'ready'; data: Data } | NotLoaded;

type NotLoaded = { phase: 'missing' } | { phase: 'failed'; error: unknown };

/** What an error of a call means for whoever waits for its answer. */
export function notLoaded(error: unknown): NotLoaded {
  return error instanceof HttpError && error.status === 404 ? { phase: 'missing' } : { phase: 'failed', error };
}
