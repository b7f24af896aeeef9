import { isDeepStrictEqual } from 'node:util';

import type { ProjectEvent, ProjectEvents } from '#engine/protocol/projectEvents.ts';
import { foldText } from '#engine/search/foldText.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';

import type { Presence, Seat } from './Presence.ts';
import type { Announcement } from './ProjectBus.ts';

export interface WatchedRows {
  /** null: the person may no longer read it. */
  readProject: () => Promise<ProjectOfPerson | null>;
  readRevisions: () => Promise<Map<string, number>>;
  /** Another text once an answer is given, changed or taken back. */
  readAnswers: () => Promise<string>;
  /** Another text once claims are said to be the same, or to differ. */
  readTies: () => Promise<string>;
  /** Another text once the project was read for contradictions, or one of them is settled. */
  readCritique: () => Promise<string>;
  /** Another text once something is decided. */
  readDecisions: () => Promise<string>;
  /** Another text once a round is started. */
  readRounds: () => Promise<string>;
}

/** What changes without a revision, and the event that tells of it. */
type Mark = 'questions' | 'ties' | 'critique' | 'decisions' | 'rounds';

const noMarks: Readonly<Record<Mark, string>> = { questions: '', ties: '', critique: '', decisions: '', rounds: '' };

interface WatchParts extends WatchedRows {
  streamId: string;
  seatName: string;
  seat: Seat;
  presence: Presence;
  announcePresence: () => void;
  /** false: left out, since the reader is slow. */
  send: (event: ProjectEvent, options?: { canBeMissed: boolean }) => boolean;
}

/**
 * What one stream of a project has told, and what it has still to tell. Announcements make it quick; the rows, compared
 * every few seconds, tell what no announcement did: one that was lost, or that comes from a server without this bus.
 */
export class ProjectWatch {
  readonly #projectId: string;
  readonly #parts: WatchParts;
  #project: ProjectOfPerson;
  #revisions = new Map<string, number>();
  #marks = noMarks;
  #seat: Seat;
  #people: ProjectEvents['presence']['people'] | null = null;

  constructor(project: ProjectOfPerson, parts: WatchParts) {
    this.#projectId = project.id;
    this.#project = project;
    this.#parts = parts;
    this.#seat = parts.seat;
  }

  async begin(): Promise<void> {
    const { readRevisions, send, streamId: stream } = this.#parts;
    this.#revisions = await readRevisions();
    this.#marks = await this.#readMarks();
    const { name, mode } = this.#project;
    send({ name: 'sync', data: { stream, name, mode, revisions: Object.fromEntries(this.#revisions) } });
    await this.#sit();
    // Told at once, also where the store of presence is away.
    await this.tellPresence();
  }

  async leave(): Promise<void> {
    const { presence, seatName, announcePresence } = this.#parts;
    await presence.leave(this.#projectId, seatName).catch(() => undefined);
    announcePresence();
  }

  /** Sends what has been announced, once. */
  hear(announcement: Exclude<Announcement, { name: 'presence' }>): void {
    const { name, data } = announcement;
    if (name === 'saved') {
      if (data.revision <= (this.#revisions.get(data.toolset) ?? 0)) return;
      this.#revisions.set(data.toolset, data.revision);
    }
    if (name === 'mode') {
      if (data.mode === this.#project.mode) return;
      this.#project = { ...this.#project, mode: data.mode };
    }
    if (name === 'path') {
      if (data.path === this.#project.path) return;
      this.#project = { ...this.#project, path: data.path };
    }
    if (name === 'depth') {
      const { toolset, depth, topics } = data;
      if (isDeepStrictEqual(this.#project.depths[toolset], { depth, topics })) return;
      this.#project = { ...this.#project, depths: { ...this.#project.depths, [toolset]: { depth, topics } } };
    }
    if (name === 'project') {
      if (data.name === this.#project.name) return;
      this.#project = { ...this.#project, name: data.name };
    }
    this.#parts.send({ name, data } as ProjectEvent);
  }

  /** Compares with the rows. false: the person may no longer read the project. */
  async compare(): Promise<boolean> {
    const { readProject, readRevisions } = this.#parts;
    const project = await readProject();
    if (!project) return false;
    const { name, mode, path } = project;
    const isTouched = project.updatedAt !== this.#project.updatedAt;
    this.hear({ name: 'project', data: { name, by: null } });
    this.hear({ name: 'mode', data: { mode, by: null } });
    if (path !== null) this.hear({ name: 'path', data: { path, by: null } });
    for (const [toolset, chosen] of Object.entries(project.depths))
      this.hear({ name: 'depth', data: { toolset, ...chosen, by: null } });
    if (project.role !== this.#project.role) this.hear({ name: 'members', data: { by: null } });
    // Every save touches the project, and every answer, tie, finding, decision and round.
    if (isTouched) {
      for (const [toolset, revision] of await readRevisions())
        this.hear({ name: 'saved', data: { toolset, revision, by: null } });
      await this.#compareMarks();
    }
    this.#project = project;
    return true;
  }

  async #compareMarks(): Promise<void> {
    const before = this.#marks;
    this.#marks = await this.#readMarks();
    // Told twice where an announcement came through; pages read it anew either time.
    for (const name of Object.keys(before) as Mark[])
      if (this.#marks[name] !== before[name]) this.hear({ name, data: { by: null } });
  }

  async #readMarks(): Promise<Record<Mark, string>> {
    const { readAnswers, readTies, readCritique, readDecisions, readRounds } = this.#parts;
    return {
      questions: await readAnswers(),
      ties: await readTies(),
      critique: await readCritique(),
      decisions: await readDecisions(),
      rounds: await readRounds(),
    };
  }

  /** Sends who is here where that has changed, and keeps this stream's own seat. */
  async tellPresence(): Promise<void> {
    const { presence, seatName, send } = this.#parts;
    const seats = await presence.list(this.#projectId).catch((): ReadonlyMap<string, Seat> => new Map());
    const own = seats.get(seatName);
    if (own?.isSaid) this.#seat = own;
    const people = peopleOf(own || this.#seat.isSaid ? seats : new Map([...seats, [seatName, this.#seat]]));
    if (isDeepStrictEqual(people, this.#people)) return;
    if (send({ name: 'presence', data: { people } }, { canBeMissed: true })) this.#people = people;
  }

  /** Whoever does not say where they are is here as long as the stream is open. */
  async keepSeat(): Promise<void> {
    if (!this.#seat.isSaid) await this.#sit();
  }

  async #sit(): Promise<void> {
    const { presence, seatName, announcePresence } = this.#parts;
    if (await presence.take(this.#projectId, seatName, this.#seat).catch(() => false)) announcePresence();
  }
}

/** Each person once, by name. */
function peopleOf(seats: ReadonlyMap<string, Seat>): ProjectEvents['presence']['people'] {
  const byId = new Map<string, { id: string; name: string; toolsets: Set<string> }>();
  for (const { userId: id, name, toolset } of seats.values()) {
    const person = byId.get(id) ?? { id, name, toolsets: new Set() };
    byId.set(id, person);
    if (toolset) person.toolsets.add(toolset);
  }
  return [...byId.values()]
    .map((person) => ({ ...person, toolsets: [...person.toolsets].toSorted() }))
    .toSorted((a, b) => order(foldText(a.name), foldText(b.name)) || order(a.id, b.id));
}

// The same on every server, whatever its locale.
const order = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
