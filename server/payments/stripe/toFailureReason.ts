import type { FailureReason } from '#server/payments/PaymentGateway.ts';

// Codes as in docs.stripe.com/error-codes.
const reasons: Record<string, FailureReason> = {
  authentication_required: 'confirmation-needed',
  payment_intent_authentication_failure: 'confirmation-needed',
  setup_intent_authentication_failure: 'confirmation-needed',
  expired_card: 'expired-card',
  card_declined: 'declined',
};

export function toFailureReason(error: { code?: string; decline_code?: string } | null | undefined): FailureReason {
  return reasons[error?.decline_code ?? ''] ?? reasons[error?.code ?? ''] ?? 'other';
}
