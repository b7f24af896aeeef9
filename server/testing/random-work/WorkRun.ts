import { expect } from 'vitest';

import { findLocked } from '#engine/locks/findLocked.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { VersionContent } from '#engine/protocol/version.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Person } from '#server/testing/Person.ts';

import { typedText, WorkHistory, type WorkRoute } from './WorkHistory.ts';
import { type Content, WorkModel, type WorkToolset, workToolsets } from './WorkModel.ts';
import { workFields, type WorkStep } from './workSteps.ts';

interface Edit {
  who: 0 | 1;
  toolset: WorkToolset;
  fields: readonly string[];
}

interface Seen {
  revision: number;
  /** The generation of the draft on the page. */
  draft: string | null;
  content: ToolsetDocument;
  saved: ToolsetDocument;
}

/** What a save took away, as the person is offered to have it back. */
interface Undo {
  toolset: WorkToolset;
  version: string;
  /** Whether the version holds just what stood; else that is saved again. */
  isExact: boolean;
  revision: number;
  content: Content;
  /** What was locked of it. */
  locks: readonly string[];
}

const typing = ['save', 'save-untold', 'save-at-once', 'merge', 'cut', 'accept'];

/** Does the steps over the API, and compares what two toolsets are with what they should be after each. */
export class WorkRun {
  readonly #people: readonly [Person, Person];
  readonly #project: string;
  readonly #model: WorkModel;
  readonly #history = new WorkHistory();
  /** What each person has on their page. */
  readonly #seen: Record<WorkToolset, Seen>[];
  #texts = 0;
  #undo: Undo | null = null;

  private constructor(people: readonly [Person, Person], project: string, states: Record<WorkToolset, ToolsetState>) {
    this.#people = people;
    this.#project = project;
    this.#model = new WorkModel(states);
    const seen = () => ({ about: toSeen(states.about), sections: toSeen(states.sections) });
    this.#seen = [seen(), seen()];
  }

  static async begin(people: readonly [Person, Person], project: string): Promise<WorkRun> {
    // The same beginning for every run: saved in order and without drafts, so that nothing is stale.
    for (const toolset of workToolsets) {
      await people[0].call('DELETE', `/api/projects/${project}/toolsets/${toolset}/draft`);
      await people[0].saveExample(project, toolset);
      await putLocks(people[0], project, toolset, []);
    }
    const about = await people[0].toolset(project, 'about');
    return new WorkRun(people, project, { about, sections: await people[0].toolset(project, 'sections') });
  }

  async do(step: WorkStep): Promise<void> {
    const before = { ...this.#model.toolsets };
    // What is saved again is as if it were typed; what is restored is written over what stands.
    const isTyped = typing.includes(step.does) || (step.does === 'undo' && this.#undo?.isExact === false);
    await this.#take(step);
    await this.#compare(step.who);
    for (const toolset of workToolsets) {
      const [then, now] = [before[toolset], this.#model.toolsets[toolset]];
      if (!then.saved || then.saved === now.saved) continue;
      const ofTyping: WorkRoute = then.draft && !now.draft ? 'draft' : step.does === 'save-untold' ? 'untold' : 'typed';
      const ofGesture = step.does === 'merge' || step.does === 'approve';
      const route = ofGesture ? (step.does === 'merge' ? 'merge' : 'approved') : isTyped ? ofTyping : 'whole';
      this.#history.note(toolset, route, then.saved.document, now.saved?.document ?? {});
    }
  }

  /** Whatever was saved once and is there no more can be had back. */
  async end(): Promise<void> {
    const listed = (await this.#call(0, 'GET', '/versions')).body.data as { id: string }[];
    const versions: VersionContent[] = [];
    for (const { id } of listed) versions.push((await this.#call(1, 'GET', `/versions/${id}`)).body.data);
    const kept = versions.flatMap(({ toolsets }) => toolsets);
    this.#history.check(kept.map(({ id, content }) => ({ toolset: id, document: content })));
  }

  async #take(step: WorkStep): Promise<void> {
    if (step.does === 'read') await this.#read(step.who, step.toolset);
    else if (step.does === 'save') await this.#save(step, this.#edited(step));
    else if (step.does === 'save-untold') await this.#save(step, this.#edited(step), { isTold: false });
    else if (step.does === 'merge') await this.#merge(step);
    else if (step.does === 'cut') await this.#save(step, this.#cut(step));
    else if (step.does === 'import') await this.#import(step);
    else if (step.does === 'undo') await this.#takeBack(step.who);
    else if (step.does === 'generate-batch') await this.#generateBatch(step.who);
    else if (step.does === 'accept') await this.#save(step, this.#accepted(step));
    else if (step.does === 'approve') await this.#approve(step);
    else if (step.does === 'save-at-once') await this.#saveAtOnce(step.toolset);
    else if (step.does === 'generate') await this.#generate(step.who, step.toolset, step.fields);
    else if (step.does === 'generate-all') await this.#generate(step.who, step.toolset, null);
    else if (step.does === 'discard') await this.#discard(step.who, step.toolset);
    else if (step.does === 'lock') await this.#lock(step);
    else if (step.does === 'keep-version') await this.#keepVersion(step.who);
    else if (step.does === 'restore') await this.#restore(step);
  }

  async #compare(who: 0 | 1): Promise<void> {
    for (const toolset of workToolsets) {
      const { revision, saved, draft } = this.#model.toolsets[toolset];
      const state = await this.#people[who].toolset(this.#project, toolset);
      expect({
        revision: state.revision,
        content: state.content,
        saved: state.draft ? state.savedContent : state.content,
        draft: state.draft?.generationId ?? null,
        stale: state.stale,
        locked: (await this.#call(who, 'GET', `/toolsets/${toolset}/locks`)).body.data.pointers.toSorted(),
      }).toEqual({
        revision,
        content: (draft ?? saved)?.document ?? null,
        saved: saved?.document ?? null,
        draft: draft?.generation ?? null,
        stale: this.#model.isStale(toolset),
        locked: this.#model.locked(toolset).toSorted(),
      });
    }
  }

  async #read(who: 0 | 1, toolset: WorkToolset): Promise<void> {
    this.#seen[who]![toolset] = toSeen(await this.#people[who].toolset(this.#project, toolset));
  }

  #edited({ who, toolset, fields }: Edit) {
    const { content } = this.#seen[who]![toolset];
    const typed = (field: string): unknown => {
      const text = `${typedText} ${(this.#texts += 1)}`;
      if (field !== 'competitors') return text;
      const [first, ...rest] = (content[field] ?? []) as { id?: string; name: string }[];
      // The first goes last, with another name.
      return [...rest, { ...first, name: text }];
    };
    return { ...content, ...Object.fromEntries(fields.map((field) => [field, typed(field)])) };
  }

  /** What is on their page without these fields, and without the first competitor. */
  #cut({ who, toolset, fields }: Edit) {
    const { content } = this.#seen[who]![toolset];
    const left = Object.entries(content).filter(([field]) => field === 'competitors' || !fields.includes(field));
    const competitors = (content['competitors'] ?? []) as unknown[];
    return {
      ...Object.fromEntries(left),
      ...(fields.includes('competitors') && { competitors: competitors.slice(1) }),
    };
  }

  /** Of the draft on their page these fields, else what was saved. */
  #accepted({ who, toolset, fields }: Edit) {
    const { content, saved } = this.#seen[who]![toolset];
    return { ...saved, ...Object.fromEntries(fields.map((field) => [field, content[field] ?? saved[field]])) };
  }

  /** Saves what is on their page over whatever somebody else has saved since, as they have decided. */
  async #merge(step: Edit): Promise<void> {
    const mine = this.#edited(step);
    const seen = this.#seen[step.who]![step.toolset];
    const { revision, draft } = toSeen(await this.#people[step.who].toolset(this.#project, step.toolset));
    this.#seen[step.who]![step.toolset] = { ...seen, revision, draft: draft === seen.draft ? draft : null };
    await this.#save(step, mine, { isDecided: true });
  }

  /** @param isTold which draft the person has on their page */
  async #save(
    { who, toolset }: Edit,
    content: ToolsetDocument,
    { isTold = true, isDecided = false } = {},
  ): Promise<void> {
    const { revision, draft } = this.#seen[who]![toolset];
    const seen = isTold ? draft : undefined;
    const reply = await this.#put(who, toolset, { content, revision, draft: seen, decided: isDecided });
    const present = this.#model.toolsets[toolset].revision;
    if (revision !== present) {
      expect(reply).toMatchObject({ status: 409, body: { key: 'revision-conflict', data: { revision: present } } });
      return;
    }
    expect(reply).toMatchObject({ status: 200, body: { data: { revision: revision + 1 } } });
    expect(withoutIds(reply.body.data.content)).toEqual(withoutIds(content));
    const { saved, locks } = this.#model.toolsets[toolset];
    this.#model.save(toolset, reply.body.data.content as ToolsetDocument, seen);
    const { before, lost } = reply.body.data as { before: string | null; lost: string | null };
    const version = before ?? lost;
    const gone = locks.filter((lock) => !this.#model.toolsets[toolset].locks.includes(lock));
    const undo = { toolset, revision: revision + 1, isExact: before !== null, locks: gone };
    this.#undo = version && saved ? { ...undo, version, content: saved } : null;
    expect(reply.body.data.draft).toBe(this.#model.toolsets[toolset].draft?.generation ?? null);
    await this.#read(who, toolset);
  }

  /** Of the draft on their page these fields; the rest stays a draft. */
  async #approve(step: Edit): Promise<void> {
    const { who, toolset, fields } = step;
    const { revision, draft, content } = this.#seen[who]![toolset];
    const pointers = fields.filter((field) => content[field] !== undefined).map((field) => `/${field}`);
    if (pointers.length === 0) return;
    const order = { pointers, revision, draft: draft ?? 'none' };
    const reply = await this.#call(who, 'POST', `/toolsets/${toolset}/approvals`, order);
    const present = this.#model.toolsets[toolset];
    if (!present.draft || present.revision !== revision || present.draft.generation !== draft) {
      expect(reply.status).toBe(present.draft ? 409 : 400);
      return;
    }
    expect(reply).toMatchObject({ status: 200, body: { data: { revision: revision + 1 } } });
    const state = await this.#people[who].toolset(this.#project, toolset);
    const after = (state.draft ? state.savedContent : state.content)!;
    expect(equalIgnoringBlanks(withoutIds(after), withoutIds(this.#accepted(step)))).toBe(true);
    expect(reply.body.data.draft).toBe(state.draft?.generationId ?? null);
    if (state.draft) this.#model.approvePart(toolset, after);
    else this.#model.save(toolset, after, draft);
    this.#undo = null;
    await this.#read(who, toolset);
  }

  async #saveAtOnce(toolset: WorkToolset): Promise<void> {
    for (const who of [0, 1] as const) await this.#read(who, toolset);
    const fields = workFields[toolset].slice(0, 1);
    const contents = ([0, 1] as const).map((who) => this.#edited({ who, toolset, fields }));
    const { revision, draft } = this.#seen[0]![toolset];
    const replies = await Promise.all(
      ([0, 1] as const).map((who) => this.#put(who, toolset, { content: contents[who]!, revision, draft })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = replies[0]!.status === 200 ? 0 : 1;
    expect(withoutIds(replies[winner]!.body.data.content)).toEqual(withoutIds(contents[winner]!));
    this.#model.save(toolset, replies[winner]!.body.data.content as ToolsetDocument, draft);
  }

  /** @param fields null: all of it */
  async #generate(who: 0 | 1, toolset: WorkToolset, fields: readonly string[] | null): Promise<void> {
    if (fields?.length === 0) return;
    const before = this.#model.shown(toolset);
    const locked = this.#model.locked(toolset);
    const isFree = (field: string) => !locked.includes(`/${field}`);
    const body = fields ? { fields: fields.map((field) => `/${field}`) } : {};
    const reply = await this.#people[who].order(this.#project, toolset, body);
    if (fields && !fields.some(isFree)) {
      expect(reply).toMatchObject({ status: 400, body: { key: 'locked' } });
      return;
    }
    expect(reply.status).toBe(202);
    const generation = reply.body.data.id as string;
    const ended = await this.#people[who].ended(generation);
    expect(ended.status).toBe('succeeded');
    const after = (await this.#people[who].toolset(this.#project, toolset)).content!;
    for (const pointer of locked) {
      const place = fromItemPointer(after, toItemPointer(before, pointer)!);
      expect(place && bytesOf(getAt(after, place)), pointer).toBe(bytesOf(getAt(before, pointer)));
    }
    const written = fields ?? Object.keys(after);
    for (const field of Object.keys(before))
      if (!written.includes(field)) expect(bytesOf(after[field])).toBe(bytesOf(before[field]));
    for (const field of (fields ?? workFields[toolset]).filter(isFree)) expect(after[field]).not.toEqual(before[field]);
    this.#model.keepDraft(toolset, { generation, document: after, isWhole: fields === null });
  }

  async #generateBatch(who: 0 | 1): Promise<void> {
    const { id: generation } = await this.#people[who].beginSeveral(this.#project, [...workToolsets]);
    expect((await this.#people[who].ended(generation)).status).toBe('succeeded');
    for (const toolset of workToolsets) {
      const document = (await this.#people[who].toolset(this.#project, toolset)).content!;
      this.#model.keepDraft(toolset, { generation, document, isWhole: true, isInBatch: true });
    }
  }

  /** A file with other texts in some fields, and without the first competitor. */
  async #import({ who, toolset, fields }: Edit): Promise<void> {
    const { document } = this.#model.toolsets[toolset].saved!;
    const texts = fields.filter((field) => field !== 'competitors').map((field) => [field, `Brought in ${field}`]);
    const competitors = ((document['competitors'] ?? []) as unknown[]).slice(1);
    const content = { ...document, ...Object.fromEntries(texts), ...(toolset === 'sections' && { competitors }) };
    expect((await this.#people[who].bringIn(this.#project, toolset, content)).status).toBe(200);
    const state = await this.#people[who].toolset(this.#project, toolset);
    const brought = (state.draft ? state.savedContent : state.content)!;
    if (this.#model.toolsets[toolset].locks.length === 0) expect(withoutIds(brought)).toEqual(withoutIds(content));
    this.#model.import(toolset, brought);
  }

  /** Brings back what the last save took away, unless somebody has saved since. */
  async #takeBack(who: 0 | 1): Promise<void> {
    if (!this.#undo) return;
    const { toolset, version, isExact, revision, content, locks } = this.#undo;
    this.#undo = null;
    const again = { content: content.document, revision, draft: null, undoes: version };
    const reply = isExact
      ? await this.#call(who, 'POST', `/versions/${version}/restore`, { toolset, revision })
      : await this.#put(who, toolset, again);
    const present = this.#model.toolsets[toolset].revision;
    if (revision !== present) {
      expect(reply).toMatchObject({ status: 409, body: { key: 'revision-conflict', data: { revision: present } } });
      return;
    }
    const told = { revision: revision + 1 };
    const data = isExact ? { restored: [{ toolset, ...told }] } : { ...told, content: content.document };
    expect(reply).toMatchObject({ status: 200, body: { data } });
    if (isExact) this.#model.restore({ saved: new Map([[toolset, content]]) }, toolset, [toolset]);
    else this.#model.save(toolset, content.document, null);
    const locked = [...this.#model.toolsets[toolset].locks, ...locks];
    const pointers = findLocked(this.#model.shown(toolset), locked);
    await putLocks(this.#people[who], this.#project, toolset, pointers);
    this.#model.lock(toolset, locked);
  }

  async #discard(who: 0 | 1, toolset: WorkToolset): Promise<void> {
    const { status } = await this.#call(who, 'DELETE', `/toolsets/${toolset}/draft`);
    expect(status).toBe(this.#model.toolsets[toolset].draft ? 204 : 400);
    this.#model.discard(toolset);
  }

  async #lock({ who, toolset, fields }: Edit): Promise<void> {
    const shown = this.#model.shown(toolset);
    const hasItem = Array.isArray(shown['competitors']) && shown['competitors'].length > 0;
    const pointers = fields.flatMap((field) =>
      field !== 'competitors' ? [`/${field}`] : hasItem ? ['/competitors/0'] : [],
    );
    await putLocks(this.#people[who], this.#project, toolset, pointers);
    this.#model.lock(
      toolset,
      pointers.map((pointer) => toItemPointer(shown, pointer)!),
    );
  }

  async #keepVersion(who: 0 | 1): Promise<void> {
    const reply = await this.#call(who, 'POST', '/versions', { name: 'A version' });
    expect(reply.status).toBe(201);
    this.#model.keepVersion(reply.body.data.id as string);
  }

  async #restore({ who, which, only }: Extract<WorkStep, { does: 'restore' }>): Promise<void> {
    const version = this.#model.versions[which % (this.#model.versions.length || 1)];
    if (!version) return;
    const body = only ? { toolset: only } : {};
    const reply = await this.#call(who, 'POST', `/versions/${version.id}/restore`, body);
    expect(reply.status).toBe(200);
    const restored = (reply.body.data.restored as { toolset: string }[]).map(({ toolset }) => toolset);
    for (const toolset of workToolsets) {
      const differs = this.#model.toolsets[toolset].saved?.id !== version.saved.get(toolset)?.id;
      if (differs && (only === null || only === toolset)) expect(restored).toContain(toolset);
    }
    this.#model.restore(version, only, restored);
  }

  #put(
    who: 0 | 1,
    toolset: WorkToolset,
    body: {
      content: ToolsetDocument;
      revision: number;
      draft: string | null | undefined;
      decided?: boolean;
      undoes?: string;
    },
  ) {
    return this.#call(who, 'PUT', `/toolsets/${toolset}`, body);
  }

  #call(who: 0 | 1, method: string, path: string, body?: object) {
    return this.#people[who].call(method, `/api/projects/${this.#project}${path}`, body);
  }
}

const bytesOf = (value: unknown) => JSON.stringify(value);

const toSeen = ({ revision, content, savedContent, draft }: ToolsetState): Seen => ({
  revision,
  draft: draft?.generationId ?? null,
  content: content ?? {},
  saved: (draft ? savedContent : content) ?? {},
});

async function putLocks(person: Person, project: string, toolset: WorkToolset, pointers: string[]): Promise<void> {
  const reply = await person.call('PUT', `/api/projects/${project}/toolsets/${toolset}/locks`, { pointers });
  expect(reply.status).toBe(200);
}

/** The server gives ids to items without. */
function withoutIds(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'id' ? undefined : value)));
}
