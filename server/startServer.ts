import path from 'node:path';

import type { Logger } from 'pino';

import { formatFault } from '#engine/folder/Fault.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { PasswordHasher } from './accounts/createPasswordHasher.ts';
import { sqliteFile } from './backup/openConfiguredDatabase.ts';
import { type BillingTimes, startBilling } from './billing/startBilling.ts';
import type { Clock } from './Clock.ts';
import { type MentionMailTimes, startMentionMails } from './comments/startMentionMails.ts';
import type { Config } from './config.ts';
import { connectRedis } from './connectRedis.ts';
import { createServer } from './createServer.ts';
import { createServices } from './createServices.ts';
import { openDatabase } from './database/openDatabase.ts';
import { waitForDatabase } from './database/waitForDatabase.ts';
import { defaultTuning, type GenerationTuning } from './generation/GenerationTuning.ts';
import { GenerationWorker } from './generation/GenerationWorker.ts';
import { connectModel } from './generation/models/connectModel.ts';
import type { DraftWriter } from './generation/models/DraftWriter.ts';
import type { LocalModel } from './generation/models/local/LocalModel.ts';
import { startHousekeeping } from './housekeeping/startHousekeeping.ts';
import type { MostInFlight } from './http/BytesInFlight.ts';
import type { StreamTimes } from './http/createStreams.ts';
import { type HttpTimes, listenHttp } from './http/listenHttp.ts';
import { logRefusedConnections } from './http/logRefusedConnections.ts';
import { keepDataPrivate } from './keepDataPrivate.ts';
import { openChannels } from './openChannels.ts';
import type { Services } from './Services.ts';
import { builtInToolsets } from './toolsets/builtInToolsets.ts';
import { carryDocuments } from './toolsets/carryDocuments.ts';
import { checkedFolders } from './toolsets/checkedFolders.ts';
import type { LoadedToolsets } from './toolsets/LoadedToolsets.ts';
import { loadToolsets } from './toolsets/loadToolsets.ts';

export interface RunningServer {
  port: number;
  services: Services;
  /** The model on this machine that writes drafts. */
  localModel: LocalModel | null;
  /**
   * Graceful shutdown: reports not ready, ends streams and jobs, closes all connections. Resolves when all is closed.
   */
  stop(): Promise<void>;
}

export interface StartOptions {
  logger: Logger;
  webDirectory: string;
  /** For tests and benchmarks, which need shorter times. */
  generation?: Partial<GenerationTuning>;
  streamTimes?: Partial<StreamTimes>;
  httpTimes?: Partial<HttpTimes>;
  mentionMails?: MentionMailTimes;
  /** Bytes of bodies and answers in memory. */
  mostInFlight?: MostInFlight;
  /** Event loop delay, in milliseconds, above which requests are rejected as overload. */
  mostLoopDelay?: number;
  /** Query timeout on MySQL, in milliseconds. */
  longestQuery?: number;
  /** Prefix of every key in Redis. */
  redisPrefix?: string;
  passwords?: PasswordHasher;
  /** The time that billing goes by, in tests. */
  clock?: Clock;
  billing?: BillingTimes;
  /** Writes drafts in place of a model, in tests. */
  writer?: (registry: ToolsetRegistry) => DraftWriter;
  /** Where folders found valid are remembered. */
  checkedFoldersDirectory?: string;
  /** What has been loaded already, by another server of a test. */
  loaded?: LoadedToolsets;
}

/** Runs migrations, loads the toolsets, carries documents over to their shapes, and listens. */
export async function startServer(
  config: Config,
  {
    logger,
    webDirectory,
    generation,
    streamTimes,
    httpTimes,
    mentionMails,
    mostInFlight,
    mostLoopDelay,
    longestQuery,
    redisPrefix = config.redisPrefix,
    passwords,
    clock,
    billing,
    writer: ownWriter,
    checkedFoldersDirectory = path.join(config.dataDirectory, 'cache', 'toolsets'),
    loaded,
  }: StartOptions,
): Promise<RunningServer> {
  await keepDataPrivate(config.dataDirectory, logger);
  const directories = [builtInToolsets, ...(config.toolsetsDirectory ? [config.toolsetsDirectory] : [])];
  const {
    registry: toolsets,
    paths,
    faults,
  } = loaded ?? loadToolsets(directories, checkedFolders(checkedFoldersDirectory));
  for (const fault of faults) logger.error({ toolset: fault.toolset }, formatFault(fault));

  const tuning = { ...defaultTuning, ...generation };
  // Asked while the database opens, so that nobody waits for it.
  const connecting = ownWriter ? ownWriter(toolsets) : connectModel(config, tuning.patience);

  const file = path.join(config.dataDirectory, sqliteFile);
  const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl, longestQuery } : { file });
  await waitForDatabase(database, logger);
  await carryDocuments(database, toolsets, logger);

  const { redisUrl } = config;
  const channels = { redisUrl, prefix: redisPrefix, lease: tuning.times.lease, logger };
  const { queue, events, malformedMessages } = await openChannels(channels);
  const redis = redisUrl ? await connectRedis(redisUrl) : null;
  const writer = await connecting;
  const sharing = { writer, queue, events, malformedMessages, redis, redisPrefix };
  const foundations = {
    config,
    logger,
    database,
    toolsets,
    paths,
    validators: loaded?.validators,
    streamTimes,
    mostInFlight,
    passwords,
    clock,
    ...sharing,
  };
  const services = await createServices(foundations);
  const worker = new GenerationWorker({
    database,
    registry: toolsets,
    paths,
    found: services.found,
    queue,
    events,
    logger,
    metrics: services.metrics,
    turns: services.turns,
    tools: {
      writer,
      validators: services.validators,
      retry: tuning.retry,
    },
    times: tuning.times,
    runningPerUser: tuning.runningPerUser,
  });
  const app = createServer(services, { webDirectory, mostDelay: mostLoopDelay });
  const http = await listenHttp(
    app.callback(),
    {
      host: config.host,
      port: config.port,
      connections: {
        most: config.connectionsPerClient,
        proxies: config.trustedProxies,
        onRefusal: logRefusedConnections(logger, config.connectionsPerClient),
      },
      times: httpTimes,
    },
    (err) => logger.error({ err }, 'connection not taken'),
  );
  await worker.start();
  const stopHousekeeping = startHousekeeping(services);
  const stopMentionMails = startMentionMails(services, mentionMails);
  const stopBilling = startBilling(services, billing);

  return {
    port: http.port,
    services,
    localModel: writer?.local ?? null,
    stop: async () => {
      const unready = services.readiness.withdraw();
      stopHousekeeping();
      const mentionsMailed = stopMentionMails();
      const billed = stopBilling();
      services.streams.close();
      services.images.close();
      services.sourceReader.close();
      // The mailer is closed twice: requests that are still being answered may post more mails.
      await Promise.all([
        worker.stop(),
        services.mailer.close(),
        services.exports.close(),
        services.sketches.close(),
        unready,
      ]);
      await http.close();
      await Promise.all([mentionsMailed, billed]);
      await events.close();
      await services.mailer.close();
      services.loop.close();
      redis?.disconnect();
      await database.close();
    },
  };
}
