import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { type ParsedToolset, parseToolset } from '#engine/folder/parseToolset.ts';
import { optionalFiles, type ToolsetFolder, toolsetFiles } from '#engine/folder/toolsetFiles.ts';

/**
 * Parses folders, caching valid ones by the hash of their texts. Checking compiles schemas and validates examples, some
 * 20 ms a folder: too long at every start with two hundred folders.
 */
export function checkedFolders(cacheDirectory: string): (folder: ToolsetFolder) => ParsedToolset {
  const rules = fingerprintOfRules();
  return (folder) => {
    const file = path.join(cacheDirectory, `${fingerprintOf(folder, rules)}.json`);
    const kept = readKept(file);
    if (kept) return { toolset: kept, faults: [] };
    const parsed = parseToolset(folder);
    if (parsed.toolset) keep(file, parsed.toolset);
    return parsed;
  };
}

function fingerprintOf({ name, files, widgets }: ToolsetFolder, rules: string): string {
  const hash = createHash('sha256').update(JSON.stringify([rules, name, widgets]));
  for (const file of [...toolsetFiles, ...optionalFiles]) {
    const text = files[file];
    if (text !== undefined) hash.update(`\n${file} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/** null where there is none, or what a full disk has left of one. */
function readKept(file: string): Toolset | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Toolset;
  } catch {
    return null;
  }
}

/**
 * Without it the next start only takes longer: a full disk or one that is read only must not keep the server from
 * starting.
 */
function keep(file: string, toolset: Toolset) {
  try {
    write(file, toolset);
  } catch {
    // The server says elsewhere that it cannot write.
  }
}

function write(file: string, toolset: Toolset) {
  mkdirSync(path.dirname(file), { recursive: true });
  // Atomic rename from a unique name: in containers, two servers can have the same process id.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(toolset));
  renameSync(draft, file);
}

/** Hash of the code that checks: the engine's sources, or the bundle they were built into. Invalidates the cache. */
function fingerprintOfRules(): string {
  const engine = path.join(import.meta.dirname, '../../engine');
  const isSource = import.meta.filename.endsWith('.ts') && existsSync(engine);
  const files = isSource
    ? readdirSync(engine, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => path.join(engine, file))
    : [import.meta.filename];
  const marks = files.map((file) => `${file}:${statSync(file).mtimeMs}:${statSync(file).size}`);
  return createHash('sha256').update(marks.join()).digest('hex');
}
