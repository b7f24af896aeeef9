import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { sectionFault } from '#engine/picture/layouts/readSection.ts';

import type { TimelineDescription } from './timelineContract.ts';

/** A timeline needs a list of objects with a text for the time, and sections that can be read. */
export const checkTimeline: CheckLayout<TimelineDescription> = (timeline, schema, say) => {
  const { each, facts = [], list, sections = [] } = timeline;
  const eachFault = each === undefined ? null : fieldFault(schema, each, 'objects');
  if (eachFault) return say('/each', eachFault);
  const prefix = each === undefined ? '' : `${each}/*`;
  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);

  if (timeline.about !== undefined) report('/about', fieldFault(schema, `${prefix}/${timeline.about}`, 'text'));
  for (const [index, fact] of facts.entries())
    report(`/facts/${index}`, fieldFault(schema, `${prefix}/${fact}`, 'text'));
  const listFault = fieldFault(schema, `${prefix}/${list}`, 'objects');
  if (listFault) return say('/list', listFault);
  for (const key of ['time', 'title', 'text'] as const) {
    const field = timeline[key];
    if (field !== undefined) report(`/${key}`, fieldFault(schema, `${prefix}/${list}/*/${field}`, 'text'));
  }
  if (timeline.spans) {
    const spans = `${prefix}/${timeline.spans.list}`;
    const fault = fieldFault(schema, spans, 'objects');
    if (fault) return say('/spans/list', fault);
    for (const key of ['name', 'from', 'to'] as const)
      report(`/spans/${key}`, fieldFault(schema, `${spans}/*/${timeline.spans[key]}`, 'text'));
  }
  for (const [index, section] of sections.entries())
    report(`/sections/${index}`, sectionFault(section, prefix, schema));
};
