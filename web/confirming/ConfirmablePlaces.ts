import { subscribe } from 'valtio';

import { isDerived } from '#engine/provenance/isDerived.ts';
import { isSameInSubstance } from '#engine/provenance/isSameInSubstance.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { standingLeaves } from '#engine/provenance/standingLeaves.ts';
import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** open: nobody has confirmed some of it; confirmed: of what was drafted there, somebody has confirmed all. */
type ConfirmState = 'open' | 'confirmed' | null;

interface Counted {
  /** Places around what is open, and around what is confirmed, themselves included. */
  open: ReadonlySet<string>;
  confirmed: ReadonlySet<string>;
  /** How many values say something, and how many of them are open. */
  total: number;
  left: number;
}

const nothing: Counted = { open: new Set(), confirmed: new Set(), total: 0, left: 0 };

/** What can be confirmed of the open document as it is shown: what is changed and not saved yet is a person's own. */
export class ConfirmablePlaces {
  readonly document: OpenDocument;
  /** Takes the last gesture back. */
  undo: (() => void) | null = null;
  #counted = nothing;
  #countedOf: readonly unknown[] = [];

  constructor(document: OpenDocument) {
    this.document = document;
  }

  subscribe = (listener: () => void): (() => void) => {
    const ends = [this.document.editable.subscribe('', listener), subscribe(toolsetScreen, listener)];
    return () => {
      for (const end of ends) end();
    };
  };

  at(pointers: readonly string[]): ConfirmState {
    const { open, confirmed } = this.count();
    if (pointers.some((pointer) => open.has(pointer))) return 'open';
    return pointers.some((pointer) => confirmed.has(pointer)) ? 'confirmed' : null;
  }

  /** The same object until something of it changes. */
  count(): Counted {
    const { document } = this;
    const { server, dirty } = document.status;
    const { content } = document.editable;
    // A draft counts once it is saved.
    const isWritten = toolsetScreen.generation !== null || server.draft !== null;
    const of = [server.unconfirmed, server.confirmed, server.content, content, dirty, isWritten];
    if (of.some((each, index) => each !== this.#countedOf[index])) {
      this.#countedOf = of;
      this.#counted = isWritten || !server.content ? nothing : this.#compute();
    }
    return this.#counted;
  }

  #compute(): Counted {
    const { server, dirty } = this.document.status;
    const { content, source } = this.document.editable;
    const derived = isDerived(source.definition);
    const shown = (places: readonly string[]) => {
      const leaves = leavesOf(server.content, places);
      const standing = dirty ? standingLeaves(server.content, new Set(leaves), content, isSameInSubstance) : leaves;
      return [...standing].filter((leaf) => !derived(leaf));
    };
    const open = shown(server.unconfirmed);
    const total = leavesOf(content).filter((leaf) => !derived(leaf)).length;
    return { open: around(open), confirmed: around(shown(server.confirmed)), total, left: open.length };
  }
}

function around(leaves: readonly string[]): Set<string> {
  const places = leaves.flatMap((leaf) => {
    const tokens = parsePointer(leaf);
    return [...tokens.keys(), tokens.length].map((length) => formatPointer(tokens.slice(0, length)));
  });
  return new Set(places);
}
