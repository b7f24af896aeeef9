import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

import { EventSequence } from './EventSequence.ts';
import { type EventListener, type GenerationEventBus, isLast, type PublishedEvent } from './GenerationEventBus.ts';

const keepAfterEnd = 60_000; // milliseconds, for a browser that reconnects just then

interface Channel {
  kept: Map<GenerationEventName, PublishedEvent>;
  listeners: Set<EventListener>;
}

/** Events within one process. */
export class InProcessEventBus implements GenerationEventBus {
  readonly #channels = new Map<string, Channel>();
  readonly #sequence = new EventSequence();
  readonly #cancelListeners = new Set<(generationId: string) => void>();

  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: GenerationEvents[Name]): void {
    const channel = this.#channel(generationId);
    const event: PublishedEvent = { id: this.#sequence.next(), name, data };
    channel.kept.set(name, event);
    for (const listener of channel.listeners) listener(event);
    if (isLast(event)) setTimeout(() => this.#channels.delete(generationId), keepAfterEnd).unref();
  }

  async subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void> {
    const channel = this.#channel(generationId);
    const missed = [...channel.kept.values()].filter(({ id }) => id > afterId).toSorted((a, b) => a.id - b.id);
    for (const event of missed) listener(event);
    channel.listeners.add(listener);
    return () => {
      channel.listeners.delete(listener);
      if (channel.listeners.size === 0 && channel.kept.size === 0) this.#channels.delete(generationId);
    };
  }

  requestCancel(generationId: string): void {
    for (const listener of this.#cancelListeners) listener(generationId);
  }

  onCancel(listener: (generationId: string) => void): void {
    this.#cancelListeners.add(listener);
  }

  async close(): Promise<void> {
    this.#channels.clear();
  }

  #channel(generationId: string): Channel {
    const found = this.#channels.get(generationId);
    if (found) return found;
    const made: Channel = { kept: new Map(), listeners: new Set() };
    this.#channels.set(generationId, made);
    return made;
  }
}
