import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { sectionFault } from '#engine/picture/layouts/readSection.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { CardsDescription } from './cardsContract.ts';

/** Cards need a list of objects, if any, and fields of it that people can read. */
export const checkCards: CheckLayout<CardsDescription> = (cards, schema, say) => {
  const listFault = cards.list === undefined ? null : fieldFault(schema, cards.list, 'objects');
  if (listFault) return say('/list', listFault);
  const prefix = cards.list === undefined ? '' : `${cards.list}/*`;
  const { title, subtitle = [], lead, quote, facts = [], sections, assumed, aside } = cards;

  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);
  if (title !== undefined) report('/title', fieldFault(schema, `${prefix}/${title}`, 'text'));
  if (lead !== undefined) report('/lead', fieldFault(schema, `${prefix}/${lead}`, 'text'));
  if (quote !== undefined) report('/quote', fieldFault(schema, `${prefix}/${quote}`, 'text', 'texts'));
  for (const [index, field] of subtitle.entries()) {
    report(`/subtitle/${index}`, fieldFault(schema, `${prefix}/${field}`, 'text', 'texts', 'number'));
  }
  for (const [index, field] of facts.entries()) {
    report(`/facts/${index}`, fieldFault(schema, `${prefix}/${field}`, 'text', 'texts', 'number'));
  }
  for (const [index, section] of sections.entries()) {
    report(`/sections/${index}`, sectionFault(section, prefix, schema));
  }
  if (assumed) {
    const pattern = `${prefix}/${assumed.field}`;
    const values = schemaAt(schema, pattern)?.enum;
    if (!values?.includes(assumed.value)) say('/assumed', `"${pattern}" has no value "${assumed.value}"`);
  }
  if (aside) {
    report('/aside/list', fieldFault(schema, aside.list, 'objects'));
    report('/aside/title', fieldFault(schema, `${aside.list}/*/${aside.title}`, 'text'));
    report('/aside/text', fieldFault(schema, `${aside.list}/*/${aside.text}`, 'text'));
  }
};
