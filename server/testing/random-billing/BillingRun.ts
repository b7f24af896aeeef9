import { setTimeout as sleep } from 'node:timers/promises';

import type { testCards } from '#server/payments/testing/testCards.ts';
import { setClockAhead } from '#server/testing/clockFromFile.ts';
import type { Reply } from '#server/testing/createTestClient.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import type { Person } from '#server/testing/Person.ts';
import type { ServerProcess } from '#server/testing/startServerProcess.ts';

import type { BillingStep } from './billingSteps.ts';

const day = 24 * 60 * 60 * 1000;

interface Payer {
  person: Person;
  project: string;
}

/** People who buy, subscribe and draft at a server that is killed now and then. */
export class BillingRun {
  server: ServerProcess;
  ahead = 0;
  readonly #start: () => Promise<ServerProcess>;
  readonly #people: Payer[];
  readonly #clockFile: string;
  /** What was begun and is still under way; a crash may break it off. */
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(options: {
    server: ServerProcess;
    start: () => Promise<ServerProcess>;
    people: Payer[];
    clockFile: string;
  }) {
    this.server = options.server;
    this.#start = options.start;
    this.#people = options.people;
    this.#clockFile = options.clockFile;
  }

  /** Carries a step out; what a crash breaks off is over, as it is for whoever had asked. */
  async do(step: BillingStep): Promise<void> {
    if (step.does === 'crash') return this.#crash(step.after);
    if (step.does === 'wait') return this.wait(step.days * day);
    const work = this.#carryOut(step).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error; // fetch throws one when the connection breaks
    });
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
    // Two at once, now and then three.
    if (this.#underWay.size > 2) await Promise.race(this.#underWay);
  }

  wait(milliseconds: number): void {
    this.ahead += milliseconds;
    setClockAhead(this.#clockFile, this.ahead);
  }

  /** Waits for all that was begun. */
  async rest(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #crash(after: number) {
    await sleep(after);
    await this.server.kill();
    await this.rest();
    this.server = await this.#start();
  }

  async #carryOut(step: Exclude<BillingStep, { does: 'crash' | 'wait' }>): Promise<void> {
    const { person, project } = this.#people[step.who]!;
    const { server } = this;
    const call = async (method: string, path: string, body?: unknown): Promise<Reply> => {
      const reply = await person.at(server).call(method, path, body);
      // 503: two wrote the same at once, and this one may come again.
      if (reply.status >= 500 && reply.status !== 503)
        throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply;
    };
    const pay = async (url: string | undefined, card: keyof typeof testCards | null) => {
      if (url !== undefined && card) await payAtSandbox(server, url, card);
    };
    switch (step.does) {
      case 'buy':
        return pay((await call('POST', '/api/payments', { packageId: step.offer })).body.data?.paymentUrl, step.card);
      case 'subscribe':
        return pay((await call('POST', '/api/subscription', { planId: step.offer })).body.data?.paymentUrl, step.card);
      case 'change-card':
        return pay((await call('PUT', '/api/card')).body.data?.setupUrl, step.card);
      case 'cancel':
        return void (await call('DELETE', '/api/subscription'));
      case 'resume':
        return void (await call('POST', '/api/subscription/resume'));
      case 'delete-card':
        return void (await call('DELETE', '/api/card'));
      case 'draft':
        return void (await call('POST', `/api/projects/${project}/toolsets/${step.toolset}/generations`, {}));
      case 'stop-drafts': {
        const { body } = await call('GET', `/api/projects/${project}/toolsets/market`);
        const id: string | null = body.data?.activeGenerationId ?? null;
        if (id) await call('DELETE', `/api/generations/${id}`);
      }
    }
  }
}
