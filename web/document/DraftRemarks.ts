import type { DraftRemark } from '#engine/checks/DraftRemark.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt } from '#engine/schema/pointer.ts';

interface Placed {
  remark: DraftRemark;
  /** Of the field, with items by their ids. */
  place: string;
  /** What the draft says there. */
  value: unknown;
}

const none: readonly Placed[] = [];

/** What is worth a look in the draft. A remark follows its item, and goes when its words do. */
export class DraftRemarks {
  #all = none;
  #draft: string | undefined;
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what the server says of the draft that waits. */
  note({ content, draft }: Pick<ToolsetState, 'content' | 'draft'>): void {
    if (this.#draft === draft?.generationId) return;
    this.#draft = draft?.generationId;
    this.#all = (draft?.remarks ?? []).flatMap((remark) => {
      const place = remark.pointer === '' ? null : toItemPointer(content, fieldOf(content, remark.pointer));
      return place === null ? [] : [{ remark, place, value: getAt(content, remark.pointer) }];
    });
    for (const listener of this.#listeners) listener();
  }

  /** Whether any have been made at a field. */
  areAt(document: unknown, pointer: string): boolean {
    return this.#all.length > 0 && this.#placedAt(document, pointer).length > 0;
  }

  /** Those at a field whose words stand there as they were drafted. */
  at(document: unknown, pointer: string): DraftRemark[] {
    const value = getAt(document, pointer);
    const stands = (drafted: unknown) =>
      equalJson(value, drafted) || (Array.isArray(value) && value.some((item) => equalJson(item, drafted)));
    return this.#placedAt(document, pointer).flatMap((each) => (stands(each.value) ? [each.remark] : []));
  }

  #placedAt(document: unknown, pointer: string): readonly Placed[] {
    const place = this.#all.length === 0 ? null : toItemPointer(document, pointer);
    return place === null ? none : this.#all.filter((each) => each.place === place);
  }
}

/** A text among others is told at their list. */
function fieldOf(content: unknown, pointer: string): string {
  const [, list] = /^(.*)\/\d+$/.exec(pointer) ?? [];
  return list !== undefined && typeof getAt(content, pointer) === 'string' ? list : pointer;
}
