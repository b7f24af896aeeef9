import type { TFunction } from 'i18next';
import { flushSync } from 'react-dom';

import { type FieldWords, fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import { branchesOf } from '#engine/picture/arranging/branchesOf.ts';
import { listsTaking } from '#engine/picture/arranging/listsTaking.ts';
import { placeInList } from '#engine/picture/arranging/placeInList.ts';
import { isFixed, lostIn } from '#engine/picture/arranging/takesItem.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createItem } from '#web/form/lists/createItem.ts';
import { showToast } from '#web/stores/toasts.ts';

import { nameItem } from './nameItem.ts';

interface Around {
  document: EditableDocument;
  language: Language;
  t: TFunction;
  /** Says to screen readers what happened. */
  say: (news: string) => void;
}

/** What can be done with the entries of lists: each says what has become of it, and can be taken back. */
export class Arranger {
  readonly wordsOf: (pointer: string) => FieldWords;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.wordsOf = fieldWords(around.document.source.definition, around.language);
  }

  /** Whether something is an entry that can be moved and removed. */
  isEntry(pointer: string): boolean {
    const { list } = placeInList(pointer);
    return /\/\d+$/.test(pointer) && this.#listNode(list) !== null && this.countOf(list) > 0;
  }

  countOf(list: string): number {
    const value = this.#around.document.value(list);
    return Array.isArray(value) ? value.length : 0;
  }

  mostOf(list: string): number {
    return this.#listNode(list)?.maxItems ?? Infinity;
  }

  isFull(list: string): boolean {
    return this.countOf(list) >= this.mostOf(list);
  }

  /** The other lists that an entry can be moved into, with their names. */
  targetsOf(pointer: string): { list: string; name: string }[] {
    const { content, source } = this.#around.document;
    const own = placeInList(pointer).list;
    return [...branchesOf(source.definition, content, own), ...listsTaking(source.definition, content, pointer)]
      .filter((list) => list !== own && !this.isFull(list))
      .map((list) => ({ list, name: this.nameOf(list) }));
  }

  /** Adds an entry at the end of a list. Returns its pointer, null where there is no room. */
  add(list: string, values: object = {}): string | null {
    const { document, t, say } = this.#around;
    const node = this.#listNode(list);
    const index = this.countOf(list);
    if (!node) return null;
    if (this.isFull(list)) {
      say(t('picture.arrange.full', { list: this.nameOf(list), count: this.mostOf(list) }));
      return null;
    }
    const item = createItem(schemaAt(document.source.definition.schema, `${list}/0`) ?? {});
    flushSync(() => document.insertItem(list, index, typeof item === 'object' ? { ...item, ...values } : item));
    say(t('picture.arrange.added', { list: this.nameOf(list), position: index + 1 }));
    return `${list}/${index}`;
  }

  /** Moves an entry within its list. Returns where it is now. */
  moveBy(pointer: string, by: number): string {
    const { t, say } = this.#around;
    const { list, index } = placeInList(pointer);
    const to = index + by;
    if (to >= 0 && to < this.countOf(list)) return this.moveTo(pointer, list, to);
    say(t(by < 0 ? 'picture.arrange.first' : 'picture.arrange.last', { title: this.titleOf(pointer) }));
    return pointer;
  }

  /** Moves an entry to a place in a list, counted without itself. Returns where it is now. */
  moveTo(pointer: string, list: string, index = this.countOf(list)): string {
    const { document, t, say } = this.#around;
    const from = placeInList(pointer);
    const title = this.titleOf(pointer);
    if (from.list === list && from.index === index) return pointer;
    flushSync(() => {
      if (from.list === list) document.moveItem(list, from.index, index);
      else document.moveItemTo(from, { list, index });
    });
    const place = { title, position: index + 1, total: this.countOf(list), list: this.nameOf(list) };
    say(t(from.list === list ? 'picture.arrange.moved' : 'picture.arrange.movedTo', place));
    return `${list}/${index}`;
  }

  /** Takes an entry away, and offers to bring it back. */
  remove(pointer: string): void {
    const { document, t } = this.#around;
    const { list, index } = placeInList(pointer);
    const title = this.titleOf(pointer);
    const removed = document.value(pointer);
    flushSync(() => document.removeItem(list, index));
    // A toast is read out by itself.
    showToast('info', t('picture.card.removed', { title }), {
      action: { label: t('picture.undo'), run: () => document.insertItem(list, index, removed) },
    });
  }

  /** Says why an entry cannot be moved into a list. */
  refuse(pointer: string, list: string): void {
    const { document, t, language } = this.#around;
    const words = { title: this.titleOf(pointer), list: this.nameOf(list), count: this.mostOf(list) };
    const [from, to] = [toPattern(placeInList(pointer).list), toPattern(list)];
    const lost = lostIn(document.source.definition, from, to, document.value(pointer));
    const tell = (text: string) => showToast('info', text, { topic: 'picture' });
    if (!lost) return tell(t('picture.arrange.otherKind', words));
    if (lost.length === 0) return tell(t('picture.arrange.full', words));
    const fields = lost.map((key) => t('picture.arrange.field', { name: this.wordsOf(`${from}/*/${key}`).title }));
    tell(t('picture.arrange.lacks', { ...words, fields: new Intl.ListFormat(language).format(fields) }));
  }

  titleOf(pointer: string): string {
    return nameItem(this.#around.document, this.wordsOf, pointer);
  }

  /** Of one of several on a tree, what it hangs on. */
  nameOf(list: string): string {
    const { content, source } = this.#around.document;
    const isOneOfSeveral = branchesOf(source.definition, content, list)[1];
    return isOneOfSeveral ? this.titleOf(list.slice(0, list.lastIndexOf('/'))) : this.wordsOf(list).title;
  }

  /** null where people cannot change how many items there are. */
  #listNode(list: string): SchemaNode | null {
    const node = schemaAt(this.#around.document.source.definition.schema, list);
    return node?.type === 'array' && !isFixed(node) ? node : null;
  }
}
