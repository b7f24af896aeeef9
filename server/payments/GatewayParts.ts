import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import type { Clock } from '#server/Clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';

/** What a gateway works with. */
export interface GatewayParts {
  config: Pick<Config, 'payments' | 'publicUrl'>;
  database: Database;
  keyedHash: KeyedHasher;
  clock: Clock;
}
