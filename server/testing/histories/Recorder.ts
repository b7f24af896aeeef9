import type { Call, CallName, Calls, Disturbance, Outcome } from './History.ts';

/** Writes down what was asked and answered, and what was done to the servers, in one order. */
export class Recorder {
  readonly calls: Call[] = [];
  readonly disturbances: Disturbance[] = [];
  #place = 0;

  async call<Name extends CallName>(
    about: { does: Name; who: string; at: number; asks: Calls[Name]['asks']; key?: string | undefined },
    send: () => Promise<Outcome<Name>>,
  ): Promise<Outcome<Name>> {
    const begun = (this.#place += 1);
    const result = await send();
    this.calls.push({ ...about, begun, ended: (this.#place += 1), result } as unknown as Call);
    return result;
  }

  async disturb(what: string, work: () => Promise<unknown>): Promise<void> {
    const begun = (this.#place += 1);
    await work();
    this.disturbances.push({ what, begun, ended: (this.#place += 1) });
  }
}
