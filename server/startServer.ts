import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Logger } from 'pino';

import { formatFault } from '#engine/toolset/Fault.ts';

import type { Config } from './config.ts';
import { createServer } from './createServer.ts';
import { createServices } from './createServices.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openDatabase } from './database/openDatabase.ts';
import { defaultTuning, type GenerationTuning } from './generation/GenerationTuning.ts';
import { GenerationWorker } from './generation/GenerationWorker.ts';
import { createModelFactory } from './generation/models/createModelFactory.ts';
import type { StreamTimes } from './http/createStreams.ts';
import { openChannels } from './openChannels.ts';
import { waitForDatabase } from './database/waitForDatabase.ts';
import { builtInToolsets } from './toolsets/builtInToolsets.ts';
import { checkedFolders } from './toolsets/checkedFolders.ts';
import { loadToolsets } from './toolsets/loadToolsets.ts';
import type { Services } from './Services.ts';

export interface RunningServer {
  port: number;
  services: Services;
  /** Says that it is not ready, lets go of streams and jobs, and closes; resolves when nothing is left. */
  stop(): Promise<void>;
}

export interface StartOptions {
  logger: Logger;
  webDirectory: string;
  /** For tests and benchmarks, which cannot wait as long as people do. */
  generation?: Partial<GenerationTuning>;
  streamTimes?: StreamTimes;
  /** Begins every key in Redis. */
  redisPrefix?: string;
}

/** Migrates, loads the toolsets, and listens. */
export async function startServer(
  config: Config,
  { logger, webDirectory, generation, streamTimes, redisPrefix = 'filiz' }: StartOptions,
): Promise<RunningServer> {
  const directories = [builtInToolsets, ...(config.toolsetsDirectory ? [config.toolsetsDirectory] : [])];
  const { registry: toolsets, faults } = loadToolsets(
    directories,
    checkedFolders(path.join(config.dataDirectory, 'cache', 'toolsets')),
  );
  for (const fault of faults) logger.error({ toolset: fault.toolset }, formatFault(fault));

  const file = path.join(config.dataDirectory, 'filiz.sqlite');
  const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { file });
  await waitForDatabase(database, logger);

  let isStopping = false;
  const tuning = { ...defaultTuning, ...generation };
  const { redisUrl } = config;
  const channels = { redisUrl, prefix: redisPrefix, lease: tuning.times.lease, logger };
  const { queue, events } = await openChannels(channels);
  const services = await createServices(
    { config, logger, database, toolsets, queue, events, redisPrefix, streamTimes },
    () => isStopping,
  );
  const worker = new GenerationWorker({
    database,
    registry: toolsets,
    queue,
    events,
    logger,
    tools: {
      createModel: createModelFactory(config.model, toolsets, tuning),
      validators: services.validators,
      retry: tuning.retry,
    },
    times: tuning.times,
    runningPerUser: tuning.runningPerUser,
  });
  const app = createServer(services, { webDirectory });
  const server = createHttpServer({ requestTimeout: 60_000, headersTimeout: 20_000 }, app.callback());
  await listen(server, config.port);
  await worker.start();
  const stopHousekeeping = startHousekeeping(database, logger);

  return {
    port: (server.address() as AddressInfo).port,
    services,
    stop: async () => {
      isStopping = true;
      stopHousekeeping();
      services.streams.close();
      await worker.stop();
      await close(server);
      await events.close();
      await services.mailer.idle();
      await services.limits.close();
      await database.close();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // What still hangs on after this has had its time.
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
}
