import { setTimeout as sleep } from 'node:timers/promises';

import { firstToolset, setupToolsets } from '../process/benchToolsets.ts';
import type { Filiz } from '../process/filizAt.ts';
import { newProject } from '../process/newProject.ts';

/** How long things took, in milliseconds each. */
export interface Felt {
  saves: number[];
  drafts: number[];
  health: number[];
}

/** Somebody else at the same server, who saves and drafts; and whoever watches whether it answers at all. */
export class Neighbour {
  readonly #filiz: Filiz;
  readonly #token: string;
  readonly #project: string;
  #revision = 1;

  private constructor(filiz: Filiz, token: string, project: string) {
    this.#filiz = filiz;
    this.#token = token;
    this.#project = project;
  }

  static async register(filiz: Filiz): Promise<Neighbour> {
    const token = await filiz.register();
    return new Neighbour(filiz, token, await newProject(filiz, token));
  }

  async feel(seconds: number): Promise<Felt> {
    const end = performance.now() + seconds * 1000;
    /** Not more often than a person may order drafts. */
    const repeat = async (pause: number, work: () => Promise<unknown>) => {
      const times: number[] = [];
      while (performance.now() < end) {
        const began = performance.now();
        await work();
        times.push(performance.now() - began);
        await sleep(pause);
      }
      return times;
    };
    const [saves, drafts, health] = await Promise.all([
      repeat(200, () => this.#save()),
      repeat(4000, () => this.#draft()),
      repeat(100, async () => (await fetch(`${this.#filiz.url}/healthz`)).text()),
    ]);
    return { saves, drafts, health };
  }

  async #save(): Promise<void> {
    const { manifest, examples } = setupToolsets[0]!;
    const body = { content: examples.en, revision: this.#revision };
    const saved = await this.#call<{ revision: number }>('PUT', `toolsets/${manifest.id}`, body);
    this.#revision = saved.revision;
  }

  async #draft(): Promise<void> {
    const path = `toolsets/${firstToolset.manifest.id}/generations`;
    const { id } = await this.#call<{ id: string }>('POST', path, {});
    for (;;) {
      const token = this.#token;
      const { status } = await this.#filiz.call<{ status: string }>('GET', `/api/generations/${id}`, { token });
      if (status !== 'queued' && status !== 'running') return;
      await sleep(20);
    }
  }

  #call<T>(method: string, path: string, body: unknown): Promise<T> {
    return this.#filiz.call<T>(method, `/api/projects/${this.#project}/${path}`, { token: this.#token, body });
  }
}
