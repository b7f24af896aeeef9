import { Redis } from 'ioredis';

import type { GenerationEventName } from '#engine/protocol/generation.ts';

import { EventSequence } from './EventSequence.ts';
import type { EventListener, GenerationEventBus, PublishedData, PublishedEvent } from './GenerationEventBus.ts';

const keepFor = 600; // seconds

interface Channel {
  listeners: Set<EventListener>;
  subscribed: Promise<unknown>;
}

/** Events across processes: the newest of each name in a hash, and all of them over publish/subscribe. */
export class RedisEventBus implements GenerationEventBus {
  readonly #prefix: string;
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #sequence = new EventSequence();
  readonly #channels = new Map<string, Channel>();
  readonly #cancelListeners = new Set<(generationId: string) => void>();

  constructor(url: string, { prefix, onError }: { prefix: string; onError: (error: Error) => void }) {
    this.#prefix = prefix;
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
    const channel = this.#channels.get(key) ?? {
      listeners: new Set(),
      subscribed: this.#subscriber.subscribe(key),
    };
    this.#channels.set(key, channel);
    channel.listeners.add(inOrder);
    const leave = () => this.#leave(key, channel, inOrder);
    try {
      await channel.subscribed;
      const kept = Object.values(await this.#publisher.hgetall(key)).map((text) => JSON.parse(text) as PublishedEvent);
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

  async close(): Promise<void> {
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #leave(key: string, channel: Channel, listener: EventListener): void {
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0 || this.#channels.get(key) !== channel) return;
    this.#channels.delete(key);
    void this.#subscriber.unsubscribe(key).catch(() => undefined);
  }

  #receive(channel: string, message: string): void {
    if (channel === this.#cancelChannel) {
      for (const listener of this.#cancelListeners) listener(message);
      return;
    }
    const event = JSON.parse(message) as PublishedEvent;
    for (const listener of this.#channels.get(channel)?.listeners ?? []) listener(event);
  }

  get #cancelChannel(): string {
    return `${this.#prefix}:cancel`;
  }

  #key(generationId: string): string {
    return `${this.#prefix}:events:${generationId}`;
  }
}
