import path from 'node:path';

import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import { createAddressHasher } from './accounts/createAddressHasher.ts';
import { createKeyedHasher } from './accounts/createKeyedHasher.ts';
import { createPasswordHasher, type PasswordHasher } from './accounts/createPasswordHasher.ts';
import { createGoogleProvider } from './accounts/google/createGoogleProvider.ts';
import { createArticles } from './articles/createArticles.ts';
import { DeletionList } from './backup/DeletionList.ts';
import { recordDeletions } from './backup/recordDeletions.ts';
import { readPlans } from './billing/readPlans.ts';
import { welcomeGrant } from './billing/welcomeGrant.ts';
import type { Clock } from './Clock.ts';
import type { Config } from './config.ts';
import { createReadiness } from './createReadiness.ts';
import type { Database } from './database/Database.ts';
import { ExportPool } from './export/ExportPool.ts';
import { createGenerationService } from './generation/createGenerationService.ts';
import type { GenerationEventBus } from './generation/events/GenerationEventBus.ts';
import type { DraftWriter } from './generation/models/DraftWriter.ts';
import { BytesInFlight, type MostInFlight } from './http/BytesInFlight.ts';
import { createStreams, type StreamTimes } from './http/createStreams.ts';
import { createLimits } from './http/limits/createLimits.ts';
import { ImagePool } from './images/ImagePool.ts';
import { InProcessPresence } from './live/InProcessPresence.ts';
import type { Presence } from './live/Presence.ts';
import type { ProjectBus } from './live/ProjectBus.ts';
import { createMailer } from './mail/createMailer.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { watchEventLoop } from './metrics/watchEventLoop.ts';
import { createGateway } from './payments/createGateway.ts';
import { ContentCache } from './projects/ContentCache.ts';
import { FoundEvidenceCache } from './projects/FoundEvidenceCache.ts';
import type { JobQueue } from './queue/JobQueue.ts';
import { readServerSecret } from './readServerSecret.ts';
import type { Services } from './Services.ts';
import { createExampleTour } from './sharing/createExampleTour.ts';
import { SketchDrawer } from './sketches/SketchDrawer.ts';
import { SourceReader } from './sources/SourceReader.ts';
import { createFileStore } from './storage/createFileStore.ts';
import { createValidators, type Validators } from './toolsets/createValidators.ts';
import { publishToolsets } from './toolsets/publishToolsets.ts';
import { PersonalTurns } from './turns/PersonalTurns.ts';

export interface Foundations {
  config: Config;
  logger: Logger;
  database: Database;
  toolsets: ToolsetRegistry;
  paths: ToolsetPaths;
  queue: JobQueue;
  events: GenerationEventBus & ProjectBus;
  redis: Redis | null;
  /** Prefix of every key in Redis. */
  redisPrefix: string;
  malformedMessages: () => number;
  writer: DraftWriter | null;
  streamTimes?: Partial<StreamTimes> | undefined;
  mostInFlight?: MostInFlight | undefined;
  passwords?: PasswordHasher | undefined;
  validators?: Validators | undefined;
  clock?: Clock | undefined;
}

/** Creates the services that routes work with. */
export async function createServices({
  config,
  logger,
  database,
  toolsets,
  paths,
  queue,
  events,
  redis,
  redisPrefix,
  malformedMessages,
  writer,
  streamTimes,
  mostInFlight,
  passwords = createPasswordHasher(),
  validators = createValidators(),
  clock = Date.now,
}: Foundations): Promise<Services> {
  const streams = createStreams({ redis, keyPrefix: redisPrefix, times: streamTimes });
  // Codes and marked devices of one server are strange to another with another secret.
  if (config.databaseUrl && !config.serverSecret)
    logger.warn('no SERVER_SECRET: servers that share a database need the same one');
  const secret = readServerSecret(config);
  const keyedHash = createKeyedHasher(secret);
  const hashAddress = createAddressHasher(secret);
  const gateway = await createGateway({ config, database, keyedHash, clock });
  const loop = watchEventLoop();
  const publishedToolsets = publishToolsets(toolsets, path.join(config.dataDirectory, 'cache'));
  const { plans, welcome } = readPlans(config.payments.plansFile);
  const metrics = createMetrics({ database, openStreams: streams.count, loopDelay: loop.delay, malformedMessages });
  return {
    config,
    logger,
    database,
    toolsets,
    paths,
    mailer: createMailer(config, logger),
    limits: createLimits({ redis, keyPrefix: redisPrefix, keyedHash }),
    inFlight: new BytesInFlight(mostInFlight),
    turns: new PersonalTurns(),
    streams,
    projectBus: events,
    presence: await openPresence(redis, redisPrefix, streams.times.presence),
    loop,
    metrics,
    passwords,
    keyedHash,
    hashAddress,
    deletions: recordDeletions({ database, list: new DeletionList(config.backupDirectory), metrics, logger }),
    google: config.google && createGoogleProvider(config.google, config.publicUrl, logger),
    validators,
    writer,
    articles: createArticles(toolsets),
    // Some tens of megabytes each.
    found: new FoundEvidenceCache(),
    evidence: new ContentCache({ weight: 10_000_000, entries: 500 }),
    confirmed: new ContentCache({ weight: 10_000_000, entries: 500 }),
    previews: new ContentCache({ weight: 20_000_000, entries: 200 }),
    answers: new ContentCache({ weight: 30_000_000, entries: 2000 }),
    publishedToolsets,
    exampleTour: createExampleTour({ toolsets, paths, publishedToolsets }),
    generations: createGenerationService({
      database,
      registry: toolsets,
      paths,
      validators,
      queue,
      events,
      metrics,
      writer,
      isUnlimited: gateway === null,
    }),
    sketches: new SketchDrawer({ database, toolsets, writer, logger }),
    exports: new ExportPool({ definitions: definitionsOf(toolsets), logger }),
    plans: gateway ? plans : { plans: [], packages: [] },
    welcomeTokens: welcomeGrant(welcome, toolsets, paths),
    gateway,
    clock,
    files: await createFileStore(config),
    images: new ImagePool(),
    sourceReader: new SourceReader(),
    readiness: createReadiness(() => Promise.all([database.ping(), queue.ping()])),
  };
}

async function openPresence(redis: Redis | null, prefix: string, lifetime: number): Promise<Presence> {
  if (!redis) return new InProcessPresence(lifetime);
  const { RedisPresence } = await import('./live/RedisPresence.ts');
  return new RedisPresence(redis, { prefix, lifetime });
}

/** Without examples, prompts and articles, which no export holds. */
function definitionsOf({ toolsets }: ToolsetRegistry): ToolsetDefinition[] {
  return toolsets.map(({ manifest, schema, ui, locales }) => ({ manifest, schema, ui, locales }));
}
