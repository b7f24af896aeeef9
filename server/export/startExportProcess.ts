import type { ChildProcess } from 'node:child_process';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { forkConfined } from '#server/processes/forkConfined.ts';
import { programFile } from '#server/processes/programFile.ts';

import type { ExportSetup } from './writeOrders.ts';

/** A process that writes exports, with no network in its code. */
export function startExportProcess(definitions: readonly ToolsetDefinition[]): ChildProcess {
  const child = forkConfined(programFile('writeOrders'), {
    memory: 1024,
    // A young generation of 16 MB would stand beside the typesetter's memory; the exports need no more than this.
    options: ['--max-semi-space-size=4'],
    stderr: 'pipe',
    givesWay: true,
  });
  // Toolsets come with examples, starters and articles, which are most of them.
  const needed = definitions.map(({ manifest, schema, ui, locales }) => ({ manifest, schema, ui, locales }));
  child.send({ definitions: needed } satisfies ExportSetup);
  return child;
}
