import type { GatewayParts } from './GatewayParts.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

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
