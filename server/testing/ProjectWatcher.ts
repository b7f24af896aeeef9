import type { ProjectEvent, ProjectEventName, ProjectEvents } from '#engine/protocol/projectEvents.ts';

import type { Person, Site } from './Person.ts';
import { readEventStream } from './readEventStream.ts';

/** Somebody who follows a project's events over HTTP. */
export class ProjectWatcher {
  readonly events: ProjectEvent[] = [];
  readonly lines: string[] = [];
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  readonly #leaving = new AbortController();

  constructor({ url }: Pick<Site, 'url'>, { token }: Pick<Person, 'token'>, project: string) {
    const read = async () => {
      const signal = this.#leaving.signal;
      const address = `${url}/api/projects/${project}/events`;
      const onLine = (line: string) => void this.lines.push(line);
      for await (const { name, data } of readEventStream({ url: address, token, signal, onLine }))
        this.events.push({ name, data } as ProjectEvent);
    };
    this.ended = read().catch((error: unknown) => {
      if (!this.#leaving.signal.aborted) throw error;
    });
  }

  all<Name extends ProjectEventName>(name: Name): ProjectEvents[Name][] {
    return this.events.flatMap((event) => (event.name === name ? [event.data as ProjectEvents[Name]] : []));
  }

  last<Name extends ProjectEventName>(name: Name): ProjectEvents[Name] | undefined {
    return this.all(name).at(-1);
  }

  /** Ids of everybody who is here, with the toolsets that they have open. */
  get people(): Record<string, string[]> {
    return Object.fromEntries(this.last('presence')?.people.map(({ id, toolsets }) => [id, toolsets]) ?? []);
  }

  /** As a closed tab does. */
  leave(): void {
    this.#leaving.abort();
  }
}
