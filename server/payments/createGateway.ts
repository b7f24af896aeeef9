import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import type { Clock } from '#server/Clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';

import type { PaymentGateway } from './PaymentGateway.ts';

export interface GatewayParts {
  config: Pick<Config, 'payments' | 'publicUrl'>;
  database: Database;
  keyedHash: KeyedHasher;
  clock: Clock;
}

/** The gateway that the configuration names; null: an installation without billing. */
export async function createGateway(parts: GatewayParts): Promise<PaymentGateway | null> {
  switch (parts.config.payments.gateway) {
    case 'none':
      return null;
    case 'stripe': {
      const { StripeGateway } = await import('./stripe/StripeGateway.ts');
      return new StripeGateway(parts);
    }
    case 'sandbox': {
      const { SandboxGateway } = await import('./sandbox/SandboxGateway.ts');
      return new SandboxGateway(parts);
    }
  }
}
