import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { type Bind, isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';

/** What of a toolset tells which item an id means. */
export type IndexedToolset = Pick<ToolsetManifest, 'id' | 'binds' | 'sources'>;

/** The items of several documents, and which of them a reference means: ids are unique within a list alone. */
export class ItemIndex {
  /** The lists in which an id stands, by toolset and id. */
  readonly #lists = new Map<string, string[]>();
  readonly #sources = new Map<string, ReadonlySet<string>>();

  /** @param list its pattern */
  add({ id: toolset, sources = [] }: Pick<IndexedToolset, 'id'> & Partial<IndexedToolset>, list: string, id: string) {
    const at = `${toolset}/${id}`;
    const lists = this.#lists.get(at);
    if (!lists) this.#lists.set(at, [list]);
    else if (!lists.includes(list)) lists.push(list);
    if (!this.#sources.has(toolset)) this.#sources.set(toolset, new Set(sources.map((source) => source.list)));
  }

  /** The key of the item that a field refers to; undefined where no document has it. */
  find(bind: Bind, reference: string): string | undefined {
    if (isSourcesBind(bind)) return this.source(reference);
    if (isClaimsBind(bind)) return this.claim(reference);
    const { toolset, list } = bind;
    return this.#lists.get(`${toolset}/${reference}`)?.includes(list) ? keyOfItem(toolset, list, reference) : undefined;
  }

  /** @param id `toolset/item` */
  source(id: string): string | undefined {
    const { toolset, item } = split(id);
    const list = this.#lists.get(`${toolset}/${item}`)?.find((each) => this.#sources.get(toolset)?.has(each));
    return list === undefined ? undefined : keyOfItem(toolset, list, item);
  }

  /** @param id the toolset and a pointer, in which items stand by their ids */
  claim(id: string): string | undefined {
    const { toolset, item } = split(id);
    const path = id.split('/').slice(1, -1);
    const list = this.#lists.get(`${toolset}/${item}`)?.find((each) => isPathOf(each, path));
    return list === undefined ? undefined : keyOfItem(toolset, list, item);
  }
}

/** Tells an item from those of other documents and lists that have the same id. */
export function keyOfItem(toolset: string, list: string, id: string): string {
  return `${toolset} ${list} ${id}`;
}

/** The toolset of an id of a source or a claim, and the item, its last part. */
function split(id: string): { toolset: string; item: string } {
  return { toolset: id.slice(0, id.indexOf('/')), item: id.slice(id.lastIndexOf('/') + 1) };
}

/** Whether a pointer without its first slash, ids in place of places, leads into a list. */
function isPathOf(list: string, path: readonly string[]): boolean {
  const tokens = list.split('/').slice(1);
  return tokens.length === path.length && tokens.every((token, at) => token === '*' || token === path[at]);
}
