import type { Logger } from 'pino';

import { streamAnswer } from '#engine/generation/streamAnswer.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { readSketch } from '#engine/sketch/readSketch.ts';
import { type Sketched, sketchedToolsets } from '#engine/sketch/sketchedToolsets.ts';
import { sketchPrompt } from '#engine/sketch/sketchPrompt.ts';
import { sketchSchema } from '#engine/sketch/sketchSchema.ts';
import type { Database } from '#server/database/Database.ts';
import { type SketchRow, writeSketch } from '#server/database/repositories/sketches.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { DraftWriter } from '#server/generation/models/DraftWriter.ts';

const mostAnswer = 1500; // tokens
const longest = 90_000; // milliseconds
const writtenEvery = 400; // milliseconds
/** Drawn at once in this process; those of people who have signed in are drafts, and wait for none of these. */
const mostAtOnce = 4;

interface DrawerParts {
  database: Database;
  toolsets: ToolsetRegistry;
  writer: DraftWriter | null;
  logger: Logger;
}

/** Draws sketches with the model, one call each; what there is of them stands in the database. */
export class SketchDrawer {
  readonly #parts: DrawerParts;
  readonly #toolsets: Sketched[];
  readonly #closing = new AbortController();
  readonly #drawn = new Set<Promise<void>>();

  constructor(parts: DrawerParts) {
    this.#parts = parts;
    this.#toolsets = sketchedToolsets(parts.toolsets.toolsets);
  }

  /** Whether there is somebody who draws, and something that can be drawn. */
  get isReady(): boolean {
    return this.#parts.writer !== null && this.#toolsets.length > 0;
  }

  /** @throws BusinessError while as many are drawn as may be at once */
  requireRoom(): void {
    if (this.#drawn.size >= mostAtOnce) throw new BusinessError('sketches-busy');
  }

  /** Draws in the background, and says in the row how it ended. */
  begin(sketch: Pick<SketchRow, 'id' | 'idea' | 'language'>): void {
    const work = this.#draw(sketch).finally(() => this.#drawn.delete(work));
    this.#drawn.add(work);
  }

  /** Gives up what is drawn. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#drawn);
  }

  async #draw({ id, idea, language }: Pick<SketchRow, 'id' | 'idea' | 'language'>): Promise<void> {
    const { database, writer, logger } = this.#parts;
    let written = performance.now();
    let writing: Promise<unknown> = Promise.resolve();
    try {
      const messages = sketchPrompt(this.#toolsets, idea, language);
      const text = await streamAnswer(
        {
          model: writer!.createSketcher({ toolsets: this.#toolsets, language }),
          messages,
          schema: sketchSchema(this.#toolsets),
          schemaName: 'sketch',
          promptTokens: countTokens(messages.map(({ content }) => content).join('').length, language),
          maxOutputTokens: mostAnswer,
          signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(longest)]),
        },
        (text) => {
          if (performance.now() - written < writtenEvery) return;
          written = performance.now();
          const drafts = readSketch(text, this.#toolsets, language);
          writing = writing.then(() => writeSketch(database.connection, id, { drafts })).catch(() => {});
        },
      );
      await writing;
      const drafts = readSketch(text, this.#toolsets, language);
      await writeSketch(database.connection, id, { drafts, status: drafts.length > 0 ? 'done' : 'failed' });
    } catch (error) {
      logger.warn({ err: error }, 'sketch not drawn');
      await writing;
      await writeSketch(database.connection, id, { status: 'failed' }).catch(() => {});
    }
  }
}
