import type { Block } from './Block.ts';
import type { ReadingPlace, ReadingSource, ReadPlaces } from './ReadingSource.ts';
import { readTable } from './readTable.ts';
import { readValue } from './readValue.ts';

/** A list of objects: a table where they fit, else a headed part for each. `label` names the list. */
export function readItems(
  source: ReadingSource,
  list: ReadingPlace,
  level: number,
  label: string | undefined,
  readPlaces: ReadPlaces,
): Block[] {
  const items = source.items(list).filter(({ value }) => typeof value === 'object' && value !== null);
  const table = readTable(source, list, items);
  if (table) return [label === undefined ? table : { ...table, label }];
  const itemLevel = label === undefined ? level : level + 1;
  const blocks = items.flatMap((item, index) => readItem(source, list, item, index, itemLevel, readPlaces));
  if (label === undefined || blocks.length === 0) return blocks;
  return [{ kind: 'heading', level, text: label, pointer: list.pointer }, ...blocks];
}

function readItem(
  source: ReadingSource,
  list: ReadingPlace,
  item: ReadingPlace,
  index: number,
  level: number,
  readPlaces: ReadPlaces,
): Block[] {
  const titleKey = source.definition.ui.itemTitles[list.pattern];
  const properties = source.properties(item);
  const titlePlace = properties.find(({ pointer }) => pointer === `${item.pointer}/${titleKey}`);
  const title = titlePlace && readValue(source, titlePlace);
  const rest = readPlaces(
    properties.filter((place) => place !== titlePlace),
    level + 1,
  );
  if (!title && rest.length === 0) return [];
  const number = index + 1;
  const planned = source.plannedWord(`${item.pointer}/${titleKey}`);
  const unnamed = `${source.wordsOf(list.pattern).item ?? ''} ${number}${planned === undefined ? '' : ` (${planned})`}`;
  const text = title?.text ?? unnamed.trim();
  const own = title && { titleAt: title.pointer, ...(!title.isWord && { isWritten: true as const }) };
  return [{ kind: 'heading', level, text, number, pointer: item.pointer, ...own }, ...rest];
}
