import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { labelOf, readCell } from './readCell.ts';
import { readSteps } from './readSteps.ts';
import { readTables, titleOf } from './readTables.ts';
import { type Family, type Leaf, splitPlaces } from './splitPlaces.ts';
import { TableSource } from './TableSource.ts';
import type { SheetField, Tabulation } from './Tabulation.ts';

/**
 * A toolset's content for a sheet: one row an item, one column a field of it, with typed values. Enum values become
 * words and references the names they point to; computed values are computed. Lists whose items have the same fields
 * share a table, whose first column tells them apart, and so do objects of equal objects; lists within items become
 * tables of their own, whose first column names the item. What is empty is left out.
 *
 * @param references the items that bound fields can refer to, by field pattern, as in the toolset's state.
 * @param figures what it reads of other toolsets, as in the toolset's state.
 */
export function tabulate(
  definition: ToolsetDefinition,
  content: ToolsetDocument,
  language: Language,
  references: References = {},
  figures?: Figures,
): Tabulation {
  const source = new TableSource(definition, content, language, references, figures);
  const pointers = definition.ui.sections.flatMap(({ fields }) => fields);
  const places = pointers.map((pointer) => source.property(source.root, pointer.slice(1)));
  const { leaves, series, families } = splitPlaces(source, places);
  const steps = readSteps(source, [{ owner: [], series }], source.wordsOf(series[0]?.place.pattern ?? '').title);
  const { sections } = definition.locales[language];

  /** Lists of the same section are called as the section is. */
  const nameOf = (family: Family): string => {
    const own = family.places.map(({ pointer }) => pointer);
    const section = definition.ui.sections.find(({ fields }) => own.every((pointer) => fields.includes(pointer)));
    const title = own.length > 1 && section && sections[section.id]?.title;
    return title || titleOf(source, family);
  };
  return {
    fields: leaves.flatMap((leaf) => readField(source, leaf)),
    tables: [
      ...(steps ? [steps] : []),
      ...families.flatMap((family) => readTables(source, [{ owner: [], family }], nameOf(family))),
    ],
  };
}

function readField(source: TableSource, { place, group }: Leaf): SheetField[] {
  const cell = readCell(source, place);
  if (!cell) return [];
  const { pointer } = place;
  const cells = cell.kind === 'texts' ? cell.texts.map((text) => ({ kind: 'text' as const, text, pointer })) : [cell];
  return [{ label: labelOf(source, place, group), pointer, cells }];
}
