import type { Logger } from 'pino';

import type { GenerationEventBus } from './generation/events/GenerationEventBus.ts';
import type { ProjectBus } from './live/ProjectBus.ts';
import type { JobQueue } from './queue/JobQueue.ts';

interface ChannelOptions {
  redisUrl: string | null;
  /** Prefix of every key in Redis. */
  prefix: string;
  /** As in {@link BullQueue}. */
  lease: number;
  logger: Logger;
}

export interface Channels {
  queue: JobQueue;
  events: GenerationEventBus & ProjectBus;
  /** How many messages and jobs were ignored because they have another shape than ours. */
  malformedMessages: () => number;
}

// Jobs at once in a process: they spend most of their time waiting for a model.
const concurrency = 64;

/** The queue of generations and the event bus: in the process, or in Redis for all servers together. */
export async function openChannels({ redisUrl, prefix, lease, logger }: ChannelOptions): Promise<Channels> {
  if (!redisUrl) {
    const { InProcessQueue } = await import('./queue/InProcessQueue.ts');
    const { InProcessEventBus } = await import('./generation/events/InProcessEventBus.ts');
    const queue = new InProcessQueue({ concurrency });
    return { queue, events: new InProcessEventBus(), malformedMessages: () => 0 };
  }
  const { BullQueue } = await import('./queue/BullQueue.ts');
  const { RedisEventBus } = await import('./generation/events/RedisEventBus.ts');
  let malformed = 0;
  const onError = (error: Error) => logger.warn({ err: error }, 'redis');
  const onMalformed = () => void (malformed += 1);
  return {
    queue: new BullQueue(redisUrl, { prefix, concurrency, lease, onError, onMalformed }),
    events: new RedisEventBus(redisUrl, { prefix, onError, onMalformed }),
    malformedMessages: () => malformed,
  };
}
