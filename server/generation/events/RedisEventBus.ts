import { Redis } from 'ioredis';

import type { GenerationEventName } from '#engine/protocol/generation.ts';
import { idShape } from '#engine/protocol/id.ts';

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

interface Channel {
  listeners: Set<EventListener>;
  subscribed: Promise<unknown>;
}

/** Events across processes: the newest of each name in a hash, and all of them over publish/subscribe. */
export class RedisEventBus implements GenerationEventBus {
  readonly #prefix: string;
  readonly #onMalformed: () => void;
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #sequence = new EventSequence();
  readonly #channels = new Map<string, Channel>();
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
    const channel = this.#channels.get(key) ?? {
      listeners: new Set(),
      subscribed: this.#subscriber.subscribe(key),
    };
    this.#channels.set(key, channel);
    channel.listeners.add(inOrder);
    const leave = () => this.#leave(key, channel, inOrder);
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
      if (!idShape.test(message)) return this.#onMalformed();
      for (const listener of this.#cancelListeners) listener(message);
      return;
    }
    const event = this.#read(message);
    if (event) for (const listener of this.#channels.get(channel)?.listeners ?? []) listener(event);
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
}
