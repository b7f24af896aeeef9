import { parseArgs } from 'node:util';

import { formatFault } from '#engine/toolset/Fault.ts';
import { contractFaults } from '#engine/testing/contractFaults.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', multiple: true, default: process.env.TOOLSETS_DIR ? [process.env.TOOLSETS_DIR] : [] },
  },
});

const { registry, faults } = loadToolsets([builtInToolsets, ...values.dir]);
for (const toolset of registry.toolsets) faults.push(...contractFaults(toolset, registry));

const wanted = faults.filter(({ toolset }) => positionals.length === 0 || positionals.includes(toolset));
for (const fault of wanted) console.error(formatFault(fault));

const known = new Set([
  ...registry.toolsets.map(({ manifest }) => manifest.id),
  ...faults.map(({ toolset }) => toolset),
]);
for (const id of positionals.filter((id) => !known.has(id))) console.error(`${id}: there is no such toolset folder`);

const isSound = wanted.length === 0 && positionals.every((id) => known.has(id));
const checked = positionals.length > 0 ? positionals.length : known.size;
console.log(isSound ? `${checked} toolsets checked, no fault found.` : `${wanted.length} faults found.`);
process.exitCode = isSound ? 0 : 1;
