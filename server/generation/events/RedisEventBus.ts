import { Redis } from 'ioredis';

import type { GenerationEventName, GenerationEvents } from '#engine/protocol/generation.ts';

import { EventSequence } from './EventSequence.ts';
import type { EventListener, GenerationEventBus, PublishedEvent } from './GenerationEventBus.ts';

const keepFor = 600; // seconds

/** Events across processes: the newest of each name in a hash, all of them over publish/subscribe. */
export class RedisEventBus implements GenerationEventBus {
  readonly #prefix: string;
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #sequence = new EventSequence();
  readonly #listeners = new Map<string, Set<EventListener>>();
  readonly #cancelListeners = new Set<(generationId: string) => void>();

  constructor(url: string, { prefix = 'filiz', onError }: { prefix?: string; onError: (error: Error) => void }) {
    this.#prefix = prefix;
    this.#publisher = new Redis(url, { maxRetriesPerRequest: 1 });
    this.#subscriber = new Redis(url, { maxRetriesPerRequest: null });
    this.#publisher.on('error', onError);
    this.#subscriber.on('error', onError);
    this.#subscriber.on('message', (channel, message) => this.#receive(channel, message));
    void this.#subscriber.subscribe(this.#cancelChannel).catch(onError);
  }

  publish<Name extends GenerationEventName>(generationId: string, name: Name, data: GenerationEvents[Name]): void {
    const event: PublishedEvent = { id: this.#sequence.next(), name, data };
    const text = JSON.stringify(event);
    const key = this.#key(generationId);
    this.#publisher
      .pipeline()
      .hset(key, name, text)
      .expire(key, keepFor)
      .publish(key, text)
      .exec()
      .catch(() => undefined); // the rows tell the same; a watcher reads them when events stay away
  }

  async subscribe(generationId: string, afterId: number, listener: EventListener): Promise<() => void> {
    const key = this.#key(generationId);
    let seen = afterId;
    const inOrder: EventListener = (event) => {
      if (event.id <= seen) return;
      seen = event.id;
      listener(event);
    };
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(inOrder));
    if (listeners.size === 1) await this.#subscriber.subscribe(key);
    const kept = Object.values(await this.#publisher.hgetall(key)).map((text) => JSON.parse(text) as PublishedEvent);
    for (const event of kept.toSorted((a, b) => a.id - b.id)) inOrder(event);
    return () => {
      listeners.delete(inOrder);
      if (listeners.size > 0) return;
      this.#listeners.delete(key);
      void this.#subscriber.unsubscribe(key).catch(() => undefined);
    };
  }

  requestCancel(generationId: string): void {
    this.#publisher.publish(this.#cancelChannel, generationId).catch(() => undefined);
  }

  onCancel(listener: (generationId: string) => void): void {
    this.#cancelListeners.add(listener);
  }

  async close(): Promise<void> {
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #receive(channel: string, message: string): void {
    if (channel === this.#cancelChannel) {
      for (const listener of this.#cancelListeners) listener(message);
      return;
    }
    for (const listener of this.#listeners.get(channel) ?? []) listener(JSON.parse(message) as PublishedEvent);
  }

  get #cancelChannel(): string {
    return `${this.#prefix}:cancel`;
  }

  #key(generationId: string): string {
    return `${this.#prefix}:events:${generationId}`;
  }
}
