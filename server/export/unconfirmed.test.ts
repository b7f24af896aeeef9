import { expect, it } from 'vitest';

import { type ExportFormat } from '#engine/protocol/exportFormats.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { sampleOrder } from './testing/sampleOrder.ts';
import { textOfExport } from './testing/textOfExport.ts';
import { writeExport } from './writeExport.ts';

const { toolsets } = loadedToolsets().registry;
const item = (id: string, nameOrRole: string) => ({ id, nameOrRole, why: `${nameOrRole} uses it.`, interest: 4 });

async function write(format: ExportFormat, unconfirmed: string[]): Promise<string> {
  const content = { stakeholders: [item('a', 'Owner'), item('b', 'Guest')] };
  const saved = [{ toolset: 'stakeholder', json: JSON.stringify(content), unconfirmed, savedAt: null }];
  const order = { ...sampleOrder(toolsets, format), chosen: ['stakeholder'], saved };
  const text = await textOfExport(format, await writeExport(order, toolsets));
  return text.replaceAll(/\s+/g, ' ');
}

const printed = ['pdf', 'docx', 'pptx', 'xlsx', 'markdown'] as const;

it.each(printed)('a %s tells what nobody has confirmed by a sign, and what the sign means', async (format) => {
  const text = await write(format, ['/stakeholders/1']);
  expect(text).toContain('◊ Drafted by AI, not confirmed by anyone yet');
  expect(text).toContain('◊ unconfirmed');
  expect(text).not.toMatch(/Owner ◊/);
});

it.each(printed)('a %s tells it once of a toolset of which nobody has confirmed anything', async (format) => {
  const text = await write(format, ['']);
  expect(text).toContain('◊ All of this was drafted by AI; nobody has confirmed it yet');
  expect(text).not.toMatch(/(Owner|Guest) ◊/);
});

it.each(printed)('a %s of what people have written has neither sign nor legend', async (format) => {
  expect(await write(format, [])).not.toContain('◊');
});
