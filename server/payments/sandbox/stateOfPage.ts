import type { SandboxPageStatus } from '#engine/protocol/sandbox.ts';
import type { SandboxCardRow } from '#server/database/repositories/sandboxCards.ts';
import type { SandboxPageRow } from '#server/database/repositories/sandboxPages.ts';
import type { FailureReason, GatewayState } from '#server/payments/PaymentGateway.ts';

import { customerOf } from './customerOf.ts';
import { pageStatus } from './pageStatus.ts';

const statuses: Record<SandboxPageStatus, GatewayState['status']> = {
  open: 'open',
  asking: 'open',
  paid: 'paid',
  cancelled: 'expired',
  expired: 'expired',
};

/** What the rest of the product is told of a page. @param card the one that was stored through it */
export function stateOfPage(page: SandboxPageRow, card: SandboxCardRow | null, now: number): GatewayState {
  const { order } = page;
  const status = pageStatus(page, now);
  const isPaid = status === 'paid';
  const reason = reasonOf(page, status);
  return {
    status: statuses[status],
    paid: isPaid ? order.price : null,
    paymentId: order.id,
    userId: order.userId,
    customerRef: customerOf(order.userId),
    card: isPaid && card ? withoutOwner(card) : null,
    ...(reason && { reason }),
  };
}

function reasonOf({ reason }: SandboxPageRow, status: SandboxPageStatus): FailureReason | null {
  if (status === 'asking') return 'confirmation-needed';
  return status === 'open' && reason ? 'declined' : null;
}

function withoutOwner({ ref, brand, lastFour, expiryMonth, expiryYear }: SandboxCardRow) {
  return { ref, brand, lastFour, expiryMonth, expiryYear };
}
