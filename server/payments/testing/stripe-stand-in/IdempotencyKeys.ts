import { StandInRefusal } from './StandInRefusal.ts';

export interface StandInAnswer {
  status: number;
  body: string;
}

/** Answers by the keys of their requests: a repetition gets the first answer, whatever it was. */
export class IdempotencyKeys {
  readonly #answers = new Map<string, { request: string; answer: StandInAnswer | null }>();

  /** As Stripe does after a day. */
  forget(): void {
    this.#answers.clear();
  }

  /** @throws StandInRefusal when the first is still being answered, or asked for something else */
  async once(key: string, request: string, work: () => Promise<StandInAnswer>): Promise<StandInAnswer> {
    const known = this.#answers.get(key);
    if (known && known.request !== request)
      throw new StandInRefusal(400, { type: 'idempotency_error', message: 'This key belongs to another request.' });
    if (known?.answer) return known.answer;
    if (known)
      throw new StandInRefusal(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        message: 'The first request with this key is still being answered.',
      });
    const entry: { request: string; answer: StandInAnswer | null } = { request, answer: null };
    this.#answers.set(key, entry);
    entry.answer = await work();
    return entry.answer;
  }
}
