import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { sectionFault } from '#engine/picture/layouts/readSection.ts';

import type { BarsDescription } from './barsContract.ts';

/** Bars need lists of objects that all have a name and a score. */
export const checkBars: CheckLayout<BarsDescription> = ({ charts, nested = [], sections = [] }, schema, say) => {
  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);
  for (const [index, { list, name, score, average }] of charts.entries()) {
    const listFault = fieldFault(schema, list, 'objects');
    report(`/charts/${index}/list`, listFault);
    if (listFault) continue;
    report(`/charts/${index}/name`, fieldFault(schema, `${list}/*/${name}`, 'text'));
    report(`/charts/${index}/score`, fieldFault(schema, `${list}/*/${score}`, 'score'));
    if (average !== undefined) report(`/charts/${index}/average`, fieldFault(schema, average, 'number'));
  }
  for (const [index, section] of nested.entries()) report(`/nested/${index}`, sectionFault(section, '', schema));
  for (const [index, section] of sections.entries()) report(`/sections/${index}`, sectionFault(section, '', schema));
};
