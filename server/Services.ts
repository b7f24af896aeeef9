import type { Logger } from 'pino';

import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { PasswordHasher } from './accounts/createPasswordHasher.ts';
import type { Config } from './config.ts';
import type { Database } from './database/Database.ts';
import type { GenerationService } from './generation/GenerationService.ts';
import type { Limits } from './http/createLimits.ts';
import type { Streams } from './http/createStreams.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { Validators } from './toolsets/createValidators.ts';
import type { PublishedToolsets } from './toolsets/publishToolsets.ts';

/** The parts that routes work with; put together once at start, or by a test. */
export interface Services {
  config: Config;
  database: Database;
  logger: Logger;
  mailer: Mailer;
  limits: Limits;
  streams: Streams;
  passwords: PasswordHasher;
  toolsets: ToolsetRegistry;
  publishedToolsets: PublishedToolsets;
  validators: Validators;
  generations: GenerationService;
  /** Throws where something that the server needs does not answer, or while it is stopping. */
  readiness: () => Promise<void>;
}
