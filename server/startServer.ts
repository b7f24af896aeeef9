import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Logger } from 'pino';

import { formatFault } from '#engine/toolset/Fault.ts';

import type { Config } from './config.ts';
import { createServer } from './createServer.ts';
import { createServices } from './createServices.ts';
import { openDatabase } from './database/openDatabase.ts';
import { GenerationWorker } from './generation/GenerationWorker.ts';
import { createModelFactory } from './generation/models/createModelFactory.ts';
import { defaultRetryPolicy } from './generation/retryModelCall.ts';
import { openChannels } from './openChannels.ts';
import { waitForDatabase } from './database/waitForDatabase.ts';
import { builtInToolsets } from './toolsets/builtInToolsets.ts';
import { loadToolsets } from './toolsets/loadToolsets.ts';
import type { Services } from './Services.ts';

export interface RunningServer {
  port: number;
  services: Services;
  /** Says that it is not ready, lets go of streams and jobs, and closes; resolves when nothing is left. */
  stop(): Promise<void>;
}

// What a job that is being written may still take when the server is asked to stop, in milliseconds.
const patience = 10_000;

/** Migrates, loads the toolsets, and listens. */
export async function startServer(
  config: Config,
  { logger, webDirectory }: { logger: Logger; webDirectory: string },
): Promise<RunningServer> {
  const directories = [builtInToolsets, ...(config.toolsetsDirectory ? [config.toolsetsDirectory] : [])];
  const { registry: toolsets, faults } = loadToolsets(directories);
  for (const fault of faults) logger.error({ toolset: fault.toolset }, formatFault(fault));

  const file = path.join(config.dataDirectory, 'filiz.sqlite');
  const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { file });
  await waitForDatabase(database, logger);

  let isStopping = false;
  const { queue, events } = await openChannels(config.redisUrl, logger);
  const services = await createServices({ config, logger, database, toolsets, queue, events }, () => isStopping);
  const worker = new GenerationWorker({
    database,
    registry: toolsets,
    queue,
    events,
    logger,
    tools: {
      createModel: createModelFactory(config.model, toolsets),
      validators: services.validators,
      retry: defaultRetryPolicy,
    },
  });
  const app = createServer(services, { webDirectory });
  const server = createHttpServer({ requestTimeout: 60_000, headersTimeout: 20_000 }, app.callback());
  await listen(server, config.port);
  await worker.start();

  return {
    port: (server.address() as AddressInfo).port,
    services,
    stop: async () => {
      isStopping = true;
      services.streams.close();
      await worker.stop(patience);
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
