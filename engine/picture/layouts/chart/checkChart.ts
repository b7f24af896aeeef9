import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { sectionFault } from '#engine/picture/layouts/readSection.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { ChartDescription } from './chartContract.ts';

/** A chart needs items that all have the same series, and numbers to set beside them. */
export const checkChart: CheckLayout<ChartDescription> = (
  { of, name, charts, facts = [], sections = [] },
  schema,
  say,
) => {
  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);
  const fault = fieldFault(schema, of, 'objects', 'object');
  if (fault) return say('/of', fault);
  const node = schemaAt(schema, of);
  const items = node?.type === 'array' ? [`${of}/*`] : Object.keys(node?.properties ?? {}).map((key) => `${of}/${key}`);
  if (name !== undefined) for (const item of items) report('/name', fieldFault(schema, `${item}/${name}`, 'text'));
  if (node?.type === 'array' && name === undefined) say('/name', 'the items of a list need one');
  for (const [index, { series, limit }] of charts.entries()) {
    for (const item of items) report(`/charts/${index}/series`, fieldFault(schema, `${item}/${series}`, 'numbers'));
    if (limit !== undefined) report(`/charts/${index}/limit`, fieldFault(schema, limit, 'number'));
  }
  for (const [index, fact] of facts.entries()) report(`/facts/${index}`, fieldFault(schema, fact, 'number', 'text'));
  for (const [index, section] of sections.entries()) report(`/sections/${index}`, sectionFault(section, '', schema));
};
