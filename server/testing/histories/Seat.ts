import { setTimeout as sleep } from 'node:timers/promises';

import { setClockAhead } from '#server/testing/clockFromFile.ts';
import { type CutableProxy, cutableProxy } from '#server/testing/cutableProxy.ts';
import { limitFiles } from '#server/testing/limitFiles.ts';
import type { ServerProcess } from '#server/testing/startServerProcess.ts';

/** A server, what it is reached by and what it reaches others by: all of it can be disturbed. */
export class Seat {
  server: ServerProcess;
  ahead = 0;
  /** Where people reach it, whichever process is there. */
  readonly url: string;
  /** By what is behind them. */
  readonly links: Readonly<Record<string, CutableProxy>>;
  readonly #start: () => Promise<ServerProcess>;
  readonly #target: { host: string; port: number };
  readonly #clockFile: string;

  private constructor(options: {
    server: ServerProcess;
    start: () => Promise<ServerProcess>;
    target: { host: string; port: number };
    links: Record<string, CutableProxy>;
    clockFile: string;
  }) {
    this.server = options.server;
    this.links = options.links;
    this.url = `http://127.0.0.1:${this.links['people']!.port}`;
    this.#start = options.start;
    this.#target = options.target;
    this.#clockFile = options.clockFile;
  }

  /** @param start starts the server, which finds its time in the file */
  static async open(options: {
    start: () => Promise<ServerProcess>;
    clockFile: string;
    links: Record<string, CutableProxy>;
  }): Promise<Seat> {
    setClockAhead(options.clockFile, 0);
    const server = await options.start();
    const target = { host: '127.0.0.1', port: portOf(server) };
    return new Seat({ ...options, server, target, links: { ...options.links, people: await cutableProxy(target) } });
  }

  async kill(rest: number): Promise<void> {
    await this.server.kill();
    await sleep(rest);
    this.server = await this.#start();
    this.#target.port = portOf(this.server);
  }

  async pause(duration: number): Promise<void> {
    this.server.signal('SIGSTOP');
    await sleep(duration);
    this.server.signal('SIGCONT');
  }

  async cut(link: string, how: 'cut' | 'mute' | 'loseAnswers', duration: number): Promise<void> {
    const proxy = this.links[link]!;
    proxy[how]();
    await sleep(duration);
    proxy.mend();
  }

  /** Waits until the server reaches all that it needs again. */
  async ready(): Promise<void> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const status = await fetch(`${this.url}/readyz`)
        .then((reply) => reply.status)
        .catch(() => 0);
      if (status === 200) return;
      await sleep(50);
    }
    throw new Error('the server is not ready');
  }

  moveClock(by: number): void {
    this.ahead += by;
    setClockAhead(this.#clockFile, this.ahead);
  }

  async fillDisk(bytes: number, duration: number): Promise<void> {
    await limitFiles(this.server.pid, bytes);
    await sleep(duration);
    await limitFiles(this.server.pid, null);
  }

  async close(): Promise<void> {
    await this.server.kill();
    for (const proxy of Object.values(this.links)) await proxy.close();
  }
}

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);
