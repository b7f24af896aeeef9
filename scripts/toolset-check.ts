import { parseArgs } from 'node:util';

import { contractFaults } from '#engine/folder/contractFaults.ts';
import { exampleFaults } from '#engine/folder/examples/exampleFaults.ts';
import { formatFault } from '#engine/folder/Fault.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { readExampleFacts } from './readExampleFacts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    examples: { type: 'boolean', default: false },
    dir: { type: 'string', multiple: true, default: process.env.TOOLSETS_DIR ? [process.env.TOOLSETS_DIR] : [] },
  },
});

const { registry, faults } = loadToolsets([builtInToolsets, ...values.dir]);
const isWanted = (id: string) => positionals.length === 0 || positionals.includes(id);
for (const toolset of registry.toolsets)
  if (isWanted(toolset.manifest.id)) faults.push(...contractFaults(toolset, registry));
if (values.examples) faults.push(...exampleFaults(registry.toolsets, readExampleFacts()));

const wanted = faults.filter(({ toolset }) => isWanted(toolset));
for (const fault of wanted) console.error(formatFault(fault));

const known = new Set([
  ...registry.toolsets.map(({ manifest }) => manifest.id),
  ...faults.map(({ toolset }) => toolset),
]);
const absent = positionals.filter((id) => !known.has(id));
for (const id of absent) console.error(`${id}: there is no such toolset folder`);

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const found = wanted.length + absent.length;
const checked = count(positionals.length > 0 ? positionals.length : known.size, 'toolset');
console.log(found === 0 ? `${checked} checked, no fault found.` : `${count(found, 'fault')} found.`);
process.exitCode = found === 0 ? 0 : 1;
