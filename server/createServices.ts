import path from 'node:path';

import type { Logger } from 'pino';

import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import { createPasswordHasher } from './accounts/createPasswordHasher.ts';
import type { Config } from './config.ts';
import type { Database } from './database/Database.ts';
import { UnavailableError } from './errors/UnavailableError.ts';
import { createGenerationService } from './generation/createGenerationService.ts';
import type { GenerationEventBus } from './generation/events/GenerationEventBus.ts';
import { createLimits } from './http/createLimits.ts';
import { createStreams, type StreamTimes } from './http/createStreams.ts';
import { createMailer } from './mail/createMailer.ts';
import type { JobQueue } from './queue/JobQueue.ts';
import type { Services } from './Services.ts';
import { createValidators } from './toolsets/createValidators.ts';
import { publishToolsets } from './toolsets/publishToolsets.ts';

export interface Foundations {
  config: Config;
  logger: Logger;
  database: Database;
  toolsets: ToolsetRegistry;
  queue: JobQueue;
  events: GenerationEventBus;
  /** Begins every key in Redis. */
  redisPrefix: string;
  streamTimes?: StreamTimes | undefined;
}

/** Puts together what the routes work with. `isStopping` makes the server say that it is not ready any more. */
export async function createServices(
  { config, logger, database, toolsets, queue, events, redisPrefix, streamTimes }: Foundations,
  isStopping: () => boolean,
): Promise<Services> {
  return {
    config,
    logger,
    database,
    toolsets,
    mailer: createMailer(config, logger),
    limits: await createLimits(config.redisUrl, redisPrefix),
    streams: createStreams(streamTimes),
    passwords: createPasswordHasher(),
    validators: createValidators(),
    publishedToolsets: publishToolsets(toolsets, path.join(config.dataDirectory, 'cache')),
    generations: createGenerationService({ database, registry: toolsets, queue, events }),
    readiness: async () => {
      if (isStopping()) throw new UnavailableError();
      await Promise.all([database.ping(), queue.ping()]).catch((error: unknown) => {
        throw new UnavailableError({ cause: error });
      });
    },
  };
}
