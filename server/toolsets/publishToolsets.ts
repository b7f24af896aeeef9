import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { inEveryLanguage } from '#engine/languages/languages.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

/** A toolset's definition as sent to the browser, with its strong ETag. */
export interface PublishedDefinition {
  json: string;
  etag: string;
}

export interface PublishedToolsets {
  summaries: ToolsetSummary[];
  definition(id: string): PublishedDefinition;
  /** The ES module of a schema's validator; null when the hash is outdated. */
  validator(id: string, hash: string): Promise<string | null>;
}

// Part of the hash: increment it when compilation changes, so that validators get a new URL.
const compilerVersion = 'form-validator-3';

/** Everything is built on first use, to keep the start fast with 200 folders. */
export function publishToolsets(registry: ToolsetRegistry, cacheDirectory: string): PublishedToolsets {
  const definitions = new Map<string, PublishedDefinition>();
  const validators = new Map<string, Promise<string>>();
  return {
    summaries: registry.toolsets.map((toolset) => summarise(toolset, registry)),
    definition: (id) => remember(definitions, id, () => define(registry.get(id))),
    validator: async (id, hash) => {
      const { schema } = registry.get(id);
      if (hash !== schemaHash(schema)) return null;
      const file = path.join(cacheDirectory, `${hash}.js`);
      const forget = (error: unknown) => {
        validators.delete(hash);
        throw error;
      };
      return remember(validators, hash, () => readOrCompile(schema, file).catch(forget));
    },
  };
}

function summarise({ manifest, locales, articles }: Toolset, registry: ToolsetRegistry): ToolsetSummary {
  const { id, version, stage, order, icon, dependsOn, tokenCost } = manifest;
  return {
    id,
    version,
    stage,
    order,
    icon,
    dependsOn,
    tokenCost,
    article: articles !== null,
    title: inEveryLanguage((language) => locales[language].title),
    shortTitle: inEveryLanguage((language) => locales[language].shortTitle ?? locales[language].title),
    description: inEveryLanguage((language) => locales[language].description),
    dependents: registry.dependentsOf(id).map((dependent) => dependent.id),
  };
}

function define({ manifest, schema, ui, locales }: Toolset): PublishedDefinition {
  const validatorUrl = `/api/toolsets/${manifest.id}/validator-${schemaHash(schema)}.js`;
  const json = JSON.stringify({ data: { manifest, schema, ui, locales, validatorUrl } });
  return { json, etag: `"${hashOf(json)}"` };
}

async function readOrCompile(schema: Toolset['schema'], file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const { compileFormValidator } = await import('./compileFormValidator.ts');
  const compiled = compileFormValidator(schema);
  await mkdir(path.dirname(file), { recursive: true });
  // Atomic rename from a unique name: another server may read or write the same file, and in containers has the same
  // process id.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, compiled);
  await rename(draft, file);
  return compiled;
}

function schemaHash(schema: Toolset['schema']): string {
  return hashOf(compilerVersion + JSON.stringify(schema));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const present = known.get(key);
  if (present !== undefined) return present;
  const made = make();
  known.set(key, made);
  return made;
}
