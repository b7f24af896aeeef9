import path from 'node:path';

import { pino } from 'pino';

import { type Config, readConfig } from './config.ts';
import { createLogger } from './createLogger.ts';
import { ConfigurationError } from './errors/ConfigurationError.ts';
import type { LocalModel } from './generation/models/local/LocalModel.ts';
import { goThroughProxies } from './goThroughProxies.ts';
import { loadEnvironmentFile } from './loadEnvironmentFile.ts';
import { type RunningServer, startServer, type StartOptions } from './startServer.ts';

const webDirectory = path.resolve(import.meta.dirname, '../dist/web');
const longestStop = 55_000; // milliseconds

/** Runs the server until it receives a signal to stop. */
export async function main(
  options: Pick<
    StartOptions,
    'writer' | 'mentionMails' | 'clock' | 'billing' | 'passwords' | 'checkedFoldersDirectory'
  > = {},
): Promise<void> {
  // EPIPE when the terminal or the reader of a pipe is closed must not end the server.
  process.stdout.on('error', () => {});
  const config = readConfigOrExit();
  // Logs go to stderr; stdout has what a person should read: the address and printed mails.
  const logger = createLogger(config, pino.destination(2));
  goThroughProxies(config, logger);
  try {
    const server = await startServer(config, { logger, webDirectory, ...options });
    stopOnSignal(server);
    process.stdout.write(`Filiz is ready at ${config.publicUrl}\n`);
    if (server.localModel) process.stdout.write(describe(server.localModel));
  } catch (error) {
    logger.fatal({ err: error }, 'the server could not start');
    process.stderr.write(`Filiz could not start: ${explain(error, config)}\n`);
    process.exit(1);
  }
}

function describe({ name, server, baseUrl }: LocalModel): string {
  return `Drafts are written by ${name} on this machine (${server}, ${baseUrl}). LOCAL_MODELS=off leaves it alone.\n`;
}

function readConfigOrExit(): Config {
  try {
    loadEnvironmentFile();
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function explain(error: unknown, config: Config): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === 'EADDRINUSE') return `port ${config.port} is already in use; set PORT to another one`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine';
  if (code === 'unavailable') return 'the database does not answer; check DATABASE_URL and DATA_DIR';
  return message;
}

function stopOnSignal(server: RunningServer) {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
