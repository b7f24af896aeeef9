import { subscribeKey } from 'valtio/utils';

import { sayPresence } from '#web/api/followProject.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** The server frees a seat after 25 s without a word. */
const interval = 10_000;

/**
 * Says where this page is in the project: when its stream begins, when another toolset is opened, and again and again.
 */
export class Seat {
  readonly #projectId: string;
  #giveUp: (() => void) | null = null;

  constructor(projectId: string) {
    this.#projectId = projectId;
  }

  take(stream: string): void {
    this.leave();
    const say = () => {
      const toolset = toolsetScreen.projectId === this.#projectId ? toolsetScreen.toolsetId : '';
      // The next time makes up for what could not be said.
      sayPresence(this.#projectId, { stream, toolset: toolset || null }).catch(() => {});
    };
    const timer = setInterval(say, interval);
    const unsubscribe = subscribeKey(toolsetScreen, 'toolsetId', say);
    this.#giveUp = () => {
      clearInterval(timer);
      unsubscribe();
    };
    say();
  }

  leave(): void {
    this.#giveUp?.();
    this.#giveUp = null;
  }
}
