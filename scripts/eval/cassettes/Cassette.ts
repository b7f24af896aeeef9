import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { Language } from '#engine/languages/languages.ts';

const marks = z.strictObject({
  rules: z.string(),
  task: z.string(),
  schema: z.string(),
  repair: z.string().optional(),
});

const cassette = z.strictObject({
  /** "hand": somebody read each request and wrote the answer into a file. */
  by: z.enum(['hand', 'model']),
  /** The model's name, or who wrote by hand. */
  writer: z.string(),
  /** YYYY-MM-DD */
  recorded: z.string(),
  /** Tokens of the model's context that the requests were made for. */
  context: z.number().int(),
  outcome: z.enum(['valid', 'repaired', 'failed']),
  /** Ids of sources, claims and items that the draft refers to, as the product knows them. */
  refers: z.array(z.string()),
  exchanges: z.array(
    z.strictObject({ request: marks, answer: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  ),
  /** When the answers were taken for requests that had changed, and which parts of those. */
  adopted: z.array(z.strictObject({ on: z.string(), changed: z.array(z.string()) })).optional(),
});

/**
 * The answers that a model gave for one toolset: as texts or, where that is all there is of one, as the object, with
 * the product's ids in place of the names that they had in the request.
 */
export type Cassette = z.infer<typeof cassette>;

/** A shelf of cassettes: a folder for each language, a file for each toolset. */
export class CassetteShelf {
  readonly #folder: string;

  constructor(folder = path.join(import.meta.dirname, '../recorded')) {
    this.#folder = folder;
  }

  /** @throws Error that names the file, where it is no cassette. */
  find(toolset: string, language: Language): Cassette | null {
    const file = this.#file(toolset, language);
    if (!existsSync(file)) return null;
    const { data, error } = cassette.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!data) throw new Error(`${file} is no cassette: ${z.prettifyError(error)}`);
    return data;
  }

  keep(toolset: string, language: Language, kept: Cassette): void {
    const file = this.#file(toolset, language);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  }

  /** Of toolsets in this language. */
  names(language: Language): string[] {
    const folder = path.join(this.#folder, language);
    return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.json$/, '')) : [];
  }

  #file(toolset: string, language: Language): string {
    return path.join(this.#folder, language, `${toolset}.json`);
  }
}
