import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';

import { Journal } from './Journal.ts';
import type { OpenDocument } from './OpenDocument.ts';
import { resolveConflict } from './resolveConflict.ts';
import { createOpenDocument, createState } from './testing/createOpenDocument.ts';
import { storeSave } from './testing/storeSave.ts';

const text = { type: 'string', maxLength: 600 } as const;
const definition = defineToolset({ properties: { overview: text, size: text, goal: text } });
const fields = ['overview', 'size', 'goal'] as const;
type Field = (typeof fields)[number];

/** Somebody with the toolset open in a tab. */
interface Writer {
  document: OpenDocument;
  /** All that has stood on the page, or that a draft on it is compared with. */
  seen: Set<unknown>;
  /** Typed, and neither saved nor given up. */
  unsaved: Map<Field, string>;
}

const step = fc.record({
  who: fc.constantFrom('ada', 'bora'),
  does: fc.constantFrom('type', 'type', 'type', 'save', 'save', 'save', 'reload', 'draft'),
  /** Typed, drafted, or chosen from the other version. */
  at: fc.subarray([...fields], { minLength: 1, maxLength: 2 }),
  putsOff: fc.boolean(),
});

afterEach(() => void vi.unstubAllGlobals());

it('two people, with drafts and reloads in between, lose nothing they typed and replace nothing unseen or unasked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      localStorage.clear();
      const run = new Run();
      for (const { who, does, at, putsOff } of steps) {
        if (does === 'type') run.type(who, at);
        else if (does === 'save') await run.save(who, at, putsOff);
        else if (does === 'reload') run.open(who);
        else run.draft(at);
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});

class Run {
  #server: ToolsetState = createState(definition, { overview: 'Saved', size: 'Saved', goal: 'Saved' });
  #writers = new Map<string, Writer>();
  #count = 0;

  constructor() {
    for (const who of ['ada', 'bora']) this.open(who);
  }

  open(who: string): void {
    const before = this.#writers.get(who);
    before?.document.close();
    const document = createOpenDocument(definition, this.#server, new Journal(`p1:${who}`, 'tab', new Set(['tab'])));
    const writer = { document, seen: before?.seen ?? new Set(), unsaved: before?.unsaved ?? new Map<Field, string>() };
    this.#writers.set(who, writer);
    this.#look(writer);
  }

  type(who: string, at: readonly Field[]): void {
    const writer = this.#writers.get(who)!;
    for (const field of at) {
      const typed = `Typed ${(this.#count += 1)}`;
      writer.unsaved.set(field, typed);
      writer.document.editable.set(`/${field}`, typed);
    }
    this.#look(writer);
  }

  draft(at: readonly Field[]): void {
    const written = at.map((field) => [field, `Drafted ${(this.#count += 1)}`]);
    const draft = { generationId: `g${(this.#count += 1)}`, createdAt: '', cut: [], starter: false };
    const savedContent = this.#saved;
    this.#server = {
      ...this.#server,
      content: { ...savedContent, ...Object.fromEntries(written) },
      savedContent,
      draft,
    };
  }

  /** @param theirs where what was stored meanwhile is chosen, if there is a choice. */
  async save(who: string, theirs: readonly Field[], putsOff: boolean): Promise<void> {
    const writer = this.#writers.get(who)!;
    const { document, unsaved } = writer;
    const asked = new Set<string>();
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => this.#answer(init, writer, asked));
    while ((await document.save('en')) === 'conflict') {
      this.#look(writer);
      if (putsOff) return document.putOffConflict();
      const places = document.conflict!.clashes.all.map(({ pointer }) => pointer);
      for (const place of places) asked.add(place);
      for (const field of theirs) if (places.includes(`/${field}`)) unsaved.delete(field);
      resolveConflict(document, ({ pointer }) => theirs.some((field) => pointer === `/${field}`));
    }
    for (const [field, typed] of unsaved) expect(this.#saved[field], field).toBe(typed);
    unsaved.clear();
    this.#look(writer);
  }

  get #saved(): Record<string, unknown> {
    return (this.#server.draft ? this.#server.savedContent : this.#server.content) ?? {};
  }

  #answer(init: RequestInit | undefined, { seen }: Writer, asked: ReadonlySet<string>): Response {
    if (init?.method !== 'PUT') return Response.json({ data: this.#server });
    const before = this.#saved;
    const stored = storeSave(this.#server, JSON.parse(String(init.body)) as Parameters<typeof storeSave>[1]);
    if (!stored) return Response.json({ key: 'revision-conflict' }, { status: 409 });
    this.#server = stored.state;
    const replaced = fields.filter((field) => before[field] !== this.#saved[field]);
    for (const field of replaced) expect(seen.has(before[field]) || asked.has(`/${field}`), field).toBe(true);
    return Response.json({ data: stored.saved });
  }

  #look({ document, seen, unsaved }: Writer): void {
    const { draft, savedContent } = document.status.server;
    // A draft is reviewed over what is saved.
    for (const content of [document.editable.content, draft && savedContent])
      for (const field of fields) seen.add(content?.[field]);
    for (const [field, typed] of unsaved) expect(document.editable.content[field], field).toBe(typed);
  }
}
