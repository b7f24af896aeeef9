import { APIError } from 'openai';

import { readRefusal } from './readRefusal.ts';
import { type Refusal, RefusalError } from './Refusal.ts';

/** What a server refused with; null where it said nothing: no connection, a stream that was cut. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusalError) return error.refusal;
  const told = error instanceof APIError ? (error as APIError<number | undefined>) : null;
  if (!told || (told.status === undefined && told.error === undefined)) return null;
  return readRefusal(told.status ?? null, { error: told.error ?? told.message });
}
