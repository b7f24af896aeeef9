import { expect } from 'vitest';

import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { WorkToolset } from './WorkModel.ts';
import { workFields } from './workSteps.ts';

type Item = Record<string, unknown>;

/** What a version has to hold from now on. */
interface Owed {
  toolset: WorkToolset;
  what: unknown;
  isIn: (document: ToolsetDocument) => boolean;
}

/** How a content came in another's place. */
export type WorkRoute = 'typed' | 'untold' | 'draft' | 'approved' | 'merge' | 'whole';

/** All texts that people type begin so. */
export const typedText = 'Typed';

/** Remembers, as somebody would who watches every save, what was saved once and has been taken away since. */
export class WorkHistory {
  readonly #owed: Owed[] = [];

  /**
   * @param route what stood is kept whole where a draft, or a choice between two people's words, takes any of it away,
   * and whenever something is restored or brought in over it
   */
  note(toolset: WorkToolset, route: WorkRoute, before: ToolsetDocument, after: ToolsetDocument): void {
    if (route === 'whole' && !equalIgnoringBlanks(before, after)) this.#owe(toolset, before);
    const fields = workFields[toolset].filter((field) => field !== 'competitors');
    // Of a save that names no draft nobody knows which words were one's.
    const isTyped = (text: string) =>
      route !== 'merge' && route !== 'approved' && (route === 'untold' || text.startsWith(typedText));
    const texts = fields.filter((field) => isGone(before[field], after[field], isTyped));
    const items = itemsOf(before).filter((item) => !itemsOf(after).some((each) => each['id'] === item['id']));
    const gone = items.filter((item) => !itemsOf(after).some((each) => isAlike(each, item)));
    const isWhole = route === 'draft' || route === 'merge';
    if (isWhole && texts.length + gone.length > 0) this.#owe(toolset, before);
    for (const field of texts)
      this.#owed.push({ toolset, what: before[field], isIn: (document) => document[field] === before[field] });
    for (const item of gone)
      this.#owed.push({
        toolset,
        what: item,
        isIn: (document) => itemsOf(document).some((each) => isAlike(each, item)),
      });
  }

  /** @param versions the contents that versions hold */
  check(versions: readonly { toolset: string; document: ToolsetDocument }[]): void {
    for (const { toolset, what, isIn } of this.#owed) {
      const isKept = versions.some((version) => version.toolset === toolset && isIn(version.document));
      expect(isKept, `a version holds of ${toolset}: ${JSON.stringify(what)}`).toBe(true);
    }
  }

  #owe(toolset: WorkToolset, whole: ToolsetDocument): void {
    this.#owed.push({ toolset, what: whole, isIn: (document) => equalIgnoringBlanks(document, whole) });
  }
}

/** A field that said something and does not any more, unless somebody has typed over it. */
function isGone(before: unknown, after: unknown, isTyped: (text: string) => boolean): boolean {
  const isReworded = typeof after === 'string' && isTyped(after);
  return typeof before === 'string' && before !== '' && before !== after && !isReworded;
}

const itemsOf = (document: ToolsetDocument) => (document['competitors'] ?? []) as Item[];

const isAlike = (one: Item, other: Item) => equalIgnoringBlanks({ ...one, id: '' }, { ...other, id: '' });
