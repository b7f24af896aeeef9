import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { manifestContract } from '#engine/contract/manifestContract.ts';
import { type Stage, stages } from '#engine/contract/stages.ts';
import { buildRegistry } from '#engine/folder/buildRegistry.ts';
import { contractFaults } from '#engine/folder/contractFaults.ts';
import { type Fault, formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import type { ToolsetFolder } from '#engine/folder/toolsetFiles.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { fillTemplate } from './toolset-template/fillTemplate.ts';

const usage = 'npm run toolset:new -- <id> [--stage discover] [--dir <where toolset folders stand>]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', default: process.env.TOOLSETS_DIR || builtInToolsets },
    stage: { type: 'string', default: 'discover' },
  },
});

const refusal = create();
if (refusal) console.error(refusal);
process.exitCode = refusal ? 1 : 0;

/**
 * Writes the folder, or returns the reason why not. Writes nothing unless it would pass every check among the existing
 * folders.
 */
function create(): string | null {
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0) return usage;
  const named = manifestContract.shape.id.safeParse(id);
  if (!named.success) return `"${id}": ${named.error.issues.map(({ message }) => message).join(', ')}`;
  if (!isStage(values.stage)) return `"${values.stage}" is no stage; choose one of ${stages.join(', ')}`;

  const directory = path.resolve(values.dir);
  const folder = path.join(directory, id);
  mkdirSync(directory, { recursive: true });
  const { registry } = loadToolsets([...new Set([path.resolve(builtInToolsets), directory])]);
  if (registry.has(id) || existsSync(path.join(builtInToolsets, id))) return `There is a toolset "${id}" already.`;
  if (existsSync(folder)) return `${folder} is there already.`;

  const orders = registry.toolsets.flatMap(({ manifest }) => (manifest.stage === values.stage ? manifest.order : []));
  const files = fillTemplate({ id, stage: values.stage, order: Math.max(0, ...orders) + 10, folder });
  const faults = faultsOf({ name: id, files });
  if (faults.length > 0) return faults.map(formatFault).join('\n');

  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  console.log(`${folder} is ready. Fill it in, and run: npm run toolset:check -- ${id}${dirOption(directory)}`);
  return null;

  function faultsOf(written: ToolsetFolder): Fault[] {
    const parsed = parseToolset(written);
    if (!parsed.toolset) return parsed.faults;
    const built = buildRegistry([...registry.toolsets, parsed.toolset]);
    return built.faults.length > 0 ? built.faults : contractFaults(parsed.toolset, built.registry);
  }
}

function dirOption(directory: string): string {
  const isKnown = [builtInToolsets, process.env.TOOLSETS_DIR].some((each) => each && path.resolve(each) === directory);
  return isKnown ? '' : ` --dir ${directory}`;
}

function isStage(text: string): text is Stage {
  return (stages as readonly string[]).includes(text);
}
