import type { GenerationEventName } from '#engine/protocol/generation.ts';
import type { Announcement, AnnouncementListener, ProjectBus } from '#server/live/ProjectBus.ts';

import { EventSequence } from './EventSequence.ts';
import {
  type EventListener,
  type GenerationEventBus,
  isLast,
  type PublishedData,
  type PublishedEvent,
} from './GenerationEventBus.ts';

// Milliseconds after its last event when a channel is dropped: long enough for browsers to reconnect after the end.
const keepFor = 300_000;
const keepAfterEnd = 60_000;

interface Channel {
  kept: Map<GenerationEventName, PublishedEvent>;
  listeners: Set<EventListener>;
  forget?: NodeJS.Timeout;
}

/** Events within one process. */
export class InProcessEventBus implements GenerationEventBus, ProjectBus {
  readonly #channels = new Map<string, Channel>();
  readonly #sequence = new EventSequence();
  readonly #projects = new Map<string, Set<AnnouncementListener>>();
  readonly #cancelListeners = new Set<(generationId: string) => void>();

  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: PublishedData[Name]): void {
    const channel = this.#channel(generationId);
    const event = { id: this.#sequence.next(), name, data } as PublishedEvent;
    channel.kept.set(name, event);
    this.#forgetLater(generationId, channel, isLast(event) ? keepAfterEnd : keepFor);
    for (const listener of channel.listeners) listener(event);
  }

  async subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void> {
    const channel = this.#channel(generationId);
    const missed = [...channel.kept.values()].filter(({ id }) => id > afterId).toSorted((a, b) => a.id - b.id);
    for (const event of missed) listener(event);
    channel.listeners.add(listener);
    return () => {
      channel.listeners.delete(listener);
      this.#forget(generationId, channel);
    };
  }

  requestCancel(generationId: string): void {
    for (const listener of this.#cancelListeners) listener(generationId);
  }

  onCancel(listener: (generationId: string) => void): void {
    this.#cancelListeners.add(listener);
  }

  announce(projectId: string, announcement: Announcement): void {
    for (const listener of this.#projects.get(projectId) ?? []) listener(announcement);
  }

  async listen(projectId: string, listener: AnnouncementListener): Promise<() => void> {
    const listeners = this.#projects.get(projectId) ?? new Set();
    this.#projects.set(projectId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#projects.get(projectId) === listeners) this.#projects.delete(projectId);
    };
  }

  async close(): Promise<void> {
    for (const { forget } of this.#channels.values()) clearTimeout(forget);
    this.#channels.clear();
  }

  #forgetLater(generationId: string, channel: Channel, wait: number): void {
    clearTimeout(channel.forget);
    channel.forget = setTimeout(() => {
      channel.kept.clear();
      this.#forget(generationId, channel);
    }, wait).unref();
  }

  #forget(generationId: string, channel: Channel): void {
    if (channel.listeners.size === 0 && channel.kept.size === 0) this.#channels.delete(generationId);
  }

  #channel(generationId: string): Channel {
    const found = this.#channels.get(generationId);
    if (found) return found;
    const made: Channel = { kept: new Map(), listeners: new Set() };
    this.#channels.set(generationId, made);
    return made;
  }
}
