import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { sectionFault } from '#engine/picture/layouts/readSection.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { BonesDescription } from './bonesContract.ts';

/** Bones need a text at the head and lists of objects that all have a name. */
export const checkBones: CheckLayout<BonesDescription> = (bones, schema, say) => {
  const { head, title, categories, name, strength, certainty, sections = [] } = bones;
  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);
  report('/head', fieldFault(schema, head, 'text'));
  if (title !== undefined) report('/title', fieldFault(schema, `/${title}`, 'text'));
  for (const [index, list] of categories.entries()) {
    const listFault = fieldFault(schema, list, 'objects');
    report(`/categories/${index}`, listFault);
    if (listFault) continue;
    report('/name', fieldFault(schema, `${list}/*/${name}`, 'text'));
    if (strength !== undefined) report('/strength', fieldFault(schema, `${list}/*/${strength}`, 'score'));
    if (certainty === undefined) continue;
    const fault = fieldFault(schema, `${list}/*/${certainty.field}`, 'enum');
    report('/certainty/field', fault);
    const values = schemaAt(schema, `${list}/*/${certainty.field}`)?.enum ?? [];
    for (const key of ['dotted', 'dashed'] as const) {
      const value = certainty[key];
      if (!fault && value !== undefined && !values.includes(value))
        say(`/certainty/${key}`, `"${value}" is not one of ${values.join(', ')}`);
    }
  }
  for (const [index, section] of sections.entries()) report(`/sections/${index}`, sectionFault(section, '', schema));
};
