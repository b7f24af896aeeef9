import { carryPlace } from '#engine/comments/carryPlace.ts';
import type { Confirmation } from '#engine/provenance/Confirmation.ts';
import { keepConfirmations } from '#engine/provenance/keepConfirmations.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** How documents of one toolset change, and the pointers that lead into them. */
export interface ShapeChange {
  document: (document: ToolsetDocument) => ToolsetDocument;
  pointer: (pointer: string) => string | null;
}

/** The versions in whose shapes documents are stored, by toolset. */
export async function findToolsetShapes(connection: Connection): Promise<Map<string, string>> {
  const rows: { toolset_id: string; version: string }[] = await connection('toolset_shapes').select();
  return new Map(rows.map(({ toolset_id, version }) => [toolset_id, version]));
}

/** The same of one toolset, locked until the transaction ends; "0.0.0": stored before shapes were noted. */
export async function lockToolsetShape(transaction: Transaction, toolsetId: string): Promise<string> {
  const key = { toolset_id: toolsetId };
  await transaction('toolset_shapes')
    .insert({ ...key, version: '0.0.0' })
    .onConflict('toolset_id')
    .ignore();
  const row: { version: string } = await transaction('toolset_shapes').where(key).forUpdate().first();
  return row.version;
}

export async function noteToolsetShape(transaction: Transaction, toolsetId: string, version: string): Promise<void> {
  await transaction('toolset_shapes').where({ toolset_id: toolsetId }).update({ version });
}

interface Place {
  table: string;
  key: string[];
  documents: string[];
  pointers: string[];
  /** Columns with places that cover all within them, and the document that they lead into. */
  places?: Record<string, string>;
  /** Columns with what people have confirmed, and the document that its places lead into. */
  confirmations?: Record<string, string>;
  /** Columns that hold how large a document is, in bytes. */
  sizes?: Record<string, string>;
  /** Columns that tell of the document as it was, and are emptied. */
  outdated?: string[];
  /** Columns with pointers by the ids of items, and the documents that they lead into, the first that is there. */
  itemPointers?: Record<string, string[]>;
}

/** Wherever documents of toolsets are kept. */
const places: Place[] = [
  {
    table: 'project_toolsets',
    key: ['project_id'],
    documents: ['content', 'draft'],
    pointers: ['draft_cut'],
    places: { unconfirmed: 'content', draft_unconfirmed: 'draft' },
    confirmations: { confirmed: 'content' },
    itemPointers: { locks: ['draft', 'content'] },
  },
  { table: 'earlier_contents', key: ['project_id', 'content_id'], documents: ['content'], pointers: [] },
  {
    table: 'version_contents',
    key: ['id'],
    documents: ['content'],
    pointers: [],
    places: { unconfirmed: 'content' },
    sizes: { bytes: 'content' },
    outdated: ['hash'],
  },
  { table: 'generation_steps', key: ['generation_id', 'position'], documents: ['content'], pointers: [] },
];

/** Changes every stored document of a toolset, and the pointers beside them; returns how many rows there were. */
export async function changeDocuments(
  transaction: Transaction,
  toolsetId: string,
  change: ShapeChange,
): Promise<number> {
  let rows = 0;
  // While the documents are as the comments know them.
  await changeComments(transaction, toolsetId, change);
  for (const place of places) rows += await changePlace(transaction, toolsetId, place, change);
  await changeOrders(transaction, toolsetId, change);
  return rows;
}

async function changePlace(
  transaction: Transaction,
  toolsetId: string,
  place: Place,
  change: ShapeChange,
): Promise<number> {
  const { table, key, documents, pointers, places: covering = {}, confirmations = {}, itemPointers = {} } = place;
  const { sizes = {}, outdated = [] } = place;
  // Documents are large: one after the other.
  const keys: Record<string, string | number>[] = await transaction(table)
    .where({ toolset_id: toolsetId })
    .select('toolset_id', ...key);
  for (const each of keys) {
    const row: Record<string, string | null> = await transaction(table)
      .where(each)
      .first(...documents, ...pointers, ...Object.keys({ ...covering, ...confirmations, ...itemPointers }));
    // Leaf by leaf: what a place covers may go to several.
    const carry = (document: string) => {
      const old = decodeJson<ToolsetDocument>(row[document] ?? null);
      return (within: readonly string[]) => pointersBy(change)(leavesOf(old, within));
    };
    const changed = [
      ...documents.map((column) => [column, changeText(row[column], change.document)]),
      ...pointers.map((column) => [column, changeText(row[column], pointersBy(change))]),
      ...Object.entries(covering).map(([column, document]) => [column, changeText(row[column], carry(document))]),
      ...Object.entries(confirmations).map(([column, document]) => {
        const carryPlaces = carry(document);
        const carried = (all: Confirmation[]) => keepConfirmations(all, ({ pointers: each }) => carryPlaces(each));
        return [column, changeText(row[column], carried)];
      }),
      ...outdated.map((column) => [column, null]),
      ...Object.entries(itemPointers).map(([column, candidates]) => {
        const document = candidates.find((each) => row[each] !== null);
        const old = decodeJson<ToolsetDocument>((document && row[document]) ?? null);
        return [column, changeText(row[column], itemPointersBy(change, old ?? {}))];
      }),
    ];
    const update = Object.fromEntries(changed);
    for (const [column, document] of Object.entries(sizes)) update[column] = Buffer.byteLength(update[document]);
    await transaction(table).where(each).update(update);
  }
  return keys.length;
}

/** Where comments are. One whose field or item is not found stays as it is, under the name that it had. */
async function changeComments(transaction: Transaction, toolsetId: string, change: ShapeChange): Promise<void> {
  const comments: { id: string; project_id: string; place: string }[] = await transaction('comments')
    .where({ toolset_id: toolsetId })
    .whereNotNull('place')
    .select('id', 'project_id', 'place');
  for (const [project_id, ofProject] of Map.groupBy(comments, (comment) => comment.project_id)) {
    const row: Record<string, string | null> | undefined = await transaction('project_toolsets')
      .where({ project_id, toolset_id: toolsetId })
      .first('draft', 'content');
    const shown = [row?.['draft'], row?.['content']].flatMap((text) => {
      const before = decodeJson<ToolsetDocument>(text ?? null);
      return before ? [{ before, after: change.document(before), pointer: change.pointer }] : [];
    });
    for (const { id, place } of ofProject) {
      const carried = shown.map((document) => carryPlace(place, document)).find((each) => each !== null);
      if (carried && carried !== place) await transaction('comments').where({ id }).update({ place: carried });
    }
  }
}

/** What generations still have to write. */
async function changeOrders(transaction: Transaction, toolsetId: string, change: ShapeChange): Promise<void> {
  const orders: { id: string; fields: string | null }[] = await transaction('generations')
    .whereIn('id', transaction('generation_steps').where({ toolset_id: toolsetId }).select('generation_id'))
    .whereNotNull('fields')
    .select('id', 'fields');
  for (const { id, fields } of orders)
    await transaction('generations')
      .where({ id })
      .update({ fields: changeText(fields, pointersBy(change)) });
}

const pointersBy = (change: ShapeChange) => (pointers: string[]) =>
  pointers.map(change.pointer).filter((pointer) => pointer !== null);

const itemPointersBy = (change: ShapeChange, old: ToolsetDocument) => (locks: string[]) => {
  const young = change.document(old);
  return locks.flatMap((lock) => {
    const from = fromItemPointer(old, lock);
    const to = from === null ? null : change.pointer(from);
    return (to === null ? null : toItemPointer(young, to)) ?? [];
  });
};

function changeText<T>(text: string | null | undefined, change: (value: T) => T): string | null {
  const value = decodeJson<T>(text ?? null);
  return value === null ? null : encodeJson(change(value));
}
