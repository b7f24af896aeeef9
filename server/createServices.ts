import path from 'node:path';

import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import { createAddressHasher } from './accounts/createAddressHasher.ts';
import { createKeyedHasher } from './accounts/createKeyedHasher.ts';
import { createPasswordHasher, type PasswordHasher } from './accounts/createPasswordHasher.ts';
import { createArticles } from './articles/createArticles.ts';
import { createGoogleProvider } from './accounts/google/createGoogleProvider.ts';
import { DeletionList } from './backup/DeletionList.ts';
import { recordDeletions } from './backup/recordDeletions.ts';
import type { Config } from './config.ts';
import type { Database } from './database/Database.ts';
import { createReadiness } from './createReadiness.ts';
import { ExportPool } from './export/ExportPool.ts';
import { createGenerationService } from './generation/createGenerationService.ts';
import type { DraftWriter } from './generation/models/DraftWriter.ts';
import type { GenerationEventBus } from './generation/events/GenerationEventBus.ts';
import { createLimits } from './http/limits/createLimits.ts';
import { createStreams, type StreamTimes } from './http/createStreams.ts';
import { createMailer } from './mail/createMailer.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { watchEventLoop } from './metrics/watchEventLoop.ts';
import type { JobQueue } from './queue/JobQueue.ts';
import { readServerSecret } from './readServerSecret.ts';
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
  redis: Redis | null;
  /** Prefix of every key in Redis. */
  redisPrefix: string;
  malformedMessages: () => number;
  writer: DraftWriter | null;
  streamTimes?: StreamTimes | undefined;
  passwords?: PasswordHasher | undefined;
}

/** Creates the services that routes work with. */
export async function createServices({
  config,
  logger,
  database,
  toolsets,
  queue,
  events,
  redis,
  redisPrefix,
  malformedMessages,
  writer,
  streamTimes,
  passwords = createPasswordHasher(),
}: Foundations): Promise<Services> {
  const streams = createStreams({ redis, keyPrefix: redisPrefix, times: streamTimes });
  // Codes and marked devices of one server are strange to another with another secret.
  if (config.databaseUrl && !config.serverSecret)
    logger.warn('no SERVER_SECRET: servers that share a database need the same one');
  const secret = readServerSecret(config);
  const keyedHash = createKeyedHasher(secret);
  const hashAddress = createAddressHasher(secret);
  const loop = watchEventLoop();
  const metrics = createMetrics({ database, openStreams: streams.count, loopDelay: loop.delay, malformedMessages });
  return {
    config,
    logger,
    database,
    toolsets,
    mailer: createMailer(config, logger),
    limits: createLimits({ redis, keyPrefix: redisPrefix, keyedHash }),
    streams,
    loop,
    metrics,
    passwords,
    keyedHash,
    hashAddress,
    deletions: recordDeletions({ database, list: new DeletionList(config.backupDirectory), metrics, logger }),
    google: config.google && createGoogleProvider(config.google, config.publicUrl, logger),
    validators: createValidators(),
    writer,
    articles: createArticles(toolsets),
    publishedToolsets: publishToolsets(toolsets, path.join(config.dataDirectory, 'cache')),
    generations: createGenerationService({ database, registry: toolsets, queue, events, metrics, writer }),
    exports: new ExportPool({ definitions: definitionsOf(toolsets), logger }),
    readiness: createReadiness(() => Promise.all([database.ping(), queue.ping()])),
  };
}

/** Without examples, prompts and articles, which no export holds. */
function definitionsOf({ toolsets }: ToolsetRegistry): ToolsetDefinition[] {
  return toolsets.map(({ manifest, schema, ui, locales }) => ({ manifest, schema, ui, locales }));
}
