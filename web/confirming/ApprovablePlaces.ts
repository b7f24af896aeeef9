import { subscribe } from 'valtio';

import { findChanges } from '#engine/difference/findChanges.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { savedOf } from '#web/document/serverContent.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const none: readonly string[] = [];

/** What of the open draft waits to be approved: wherever it says something else than what is saved. */
export class ApprovablePlaces {
  readonly #document: OpenDocument;
  #waiting = none;
  #of: readonly unknown[] = [];

  constructor(document: OpenDocument) {
    this.#document = document;
  }

  subscribe = (listener: () => void): (() => void) => {
    const ends = [this.#document.editable.subscribe('', listener), subscribe(toolsetScreen, listener)];
    return () => {
      for (const end of ends) end();
    };
  };

  at(pointers: readonly string[]): boolean {
    const waiting = this.#list();
    return waiting.some((place) => isWithin(place, pointers) || pointers.some((each) => isWithin(each, [place])));
  }

  #list(): readonly string[] {
    const { server } = this.#document.status;
    const { content, source } = this.#document.editable;
    const isOpen = server.draft !== null && !server.draft.starter && toolsetScreen.generation === null;
    const of = [server, content, isOpen];
    if (of.every((each, index) => each === this.#of[index])) return this.#waiting;
    this.#of = of;
    const changes = isOpen ? findChanges(source.definition, savedOf(server) ?? {}, content) : [];
    this.#waiting = changes.filter(({ kind }) => kind !== 'removed').map(({ pointer }) => pointer);
    return this.#waiting;
  }
}
