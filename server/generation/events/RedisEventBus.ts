import { Redis } from 'ioredis';

import type { GenerationEventName } from '#engine/protocol/generation.ts';
import { idShape } from '#engine/protocol/id.ts';
import type { Announcement, AnnouncementListener, ProjectBus } from '#server/live/ProjectBus.ts';
import { readAnnouncement } from '#server/live/readAnnouncement.ts';

import { EventSequence } from './EventSequence.ts';
import type { EventListener, GenerationEventBus, PublishedData, PublishedEvent } from './GenerationEventBus.ts';
import { readPublishedEvent } from './readPublishedEvent.ts';

const keepFor = 600; // seconds

interface RedisEventBusOptions {
  /** Begins every key and channel, so that installations can share one Redis. */
  prefix: string;
  onError: (error: Error) => void;
  /** Something was sent that is no message of ours; it is ignored. */
  onMalformed: () => void;
}

interface Channel<Listener> {
  listeners: Set<Listener>;
  subscribed: Promise<unknown>;
}

/** Events across processes: the newest of each name in a hash, and all of them over publish/subscribe. */
export class RedisEventBus implements GenerationEventBus, ProjectBus {
  readonly #prefix: string;
  readonly #onMalformed: () => void;
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #sequence = new EventSequence();
  readonly #channels = new Map<string, Channel<EventListener>>();
  readonly #projects = new Map<string, Channel<AnnouncementListener>>();
  readonly #cancelListeners = new Set<(generationId: string) => void>();

  constructor(url: string, { prefix, onError, onMalformed }: RedisEventBusOptions) {
    this.#prefix = prefix;
    this.#onMalformed = onMalformed;
    this.#publisher = new Redis(url, { maxRetriesPerRequest: 1 });
    this.#subscriber = new Redis(url, { maxRetriesPerRequest: null });
    this.#publisher.on('error', onError);
    this.#subscriber.on('error', onError);
    this.#subscriber.on('message', (channel, message) => this.#receive(channel, message));
    void this.#subscriber.subscribe(this.#cancelChannel).catch(onError);
  }

  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: PublishedData[Name]): void {
    const text = JSON.stringify({ id: this.#sequence.next(), name, data });
    const key = this.#key(generationId);
    this.#publisher
      .pipeline()
      .hset(key, name, text)
      .expire(key, keepFor)
      .publish(key, text)
      .exec()
      .catch(() => undefined); // best effort: watchers fall back to the rows
  }

  async subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void> {
    const key = this.#key(generationId);
    let seen = afterId;
    const inOrder: EventListener = (event) => {
      if (event.id <= seen) return;
      seen = event.id;
      listener(event);
    };
    const { channel, leave } = this.#join(this.#channels, key, inOrder);
    try {
      await channel.subscribed;
      const kept = Object.values(await this.#publisher.hgetall(key)).flatMap((text) => this.#read(text) ?? []);
      for (const event of kept.toSorted((a, b) => a.id - b.id)) inOrder(event);
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  requestCancel(generationId: string): void {
    this.#publisher.publish(this.#cancelChannel, generationId).catch(() => undefined);
  }

  onCancel(listener: (generationId: string) => void): void {
    this.#cancelListeners.add(listener);
  }

  announce(projectId: string, announcement: Announcement): void {
    this.#publisher.publish(this.#projectKey(projectId), JSON.stringify(announcement)).catch(() => undefined);
  }

  async listen(projectId: string, listener: AnnouncementListener): Promise<() => void> {
    const { channel, leave } = this.#join(this.#projects, this.#projectKey(projectId), listener);
    try {
      await channel.subscribed;
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #join<Listener>(channels: Map<string, Channel<Listener>>, key: string, listener: Listener) {
    const channel = channels.get(key) ?? { listeners: new Set(), subscribed: this.#subscriber.subscribe(key) };
    channels.set(key, channel);
    channel.listeners.add(listener);
    const leave = () => {
      channel.listeners.delete(listener);
      if (channel.listeners.size > 0 || channels.get(key) !== channel) return;
      channels.delete(key);
      void this.#subscriber.unsubscribe(key).catch(() => undefined);
    };
    return { channel, leave };
  }

  #receive(channel: string, message: string): void {
    if (channel === this.#cancelChannel) {
      if (!idShape.test(message)) return this.#onMalformed();
      for (const listener of this.#cancelListeners) listener(message);
      return;
    }
    const ofProject = this.#projects.get(channel);
    if (ofProject) return this.#hear(ofProject, message);
    const event = this.#read(message);
    if (event) for (const listener of this.#channels.get(channel)?.listeners ?? []) listener(event);
  }

  #hear({ listeners }: Channel<AnnouncementListener>, message: string): void {
    const announcement = readAnnouncement(message);
    if (!announcement) return this.#onMalformed();
    for (const listener of listeners) listener(announcement);
  }

  #read(message: string): PublishedEvent | null {
    const event = readPublishedEvent(message);
    if (!event) this.#onMalformed();
    return event;
  }

  get #cancelChannel(): string {
    return `${this.#prefix}:cancel`;
  }

  #key(generationId: string): string {
    return `${this.#prefix}:events:${generationId}`;
  }

  #projectKey(projectId: string): string {
    return `${this.#prefix}:project:${projectId}`;
  }
}
