import i18next from 'i18next';

import { HttpError } from '#web/api/HttpError.ts';
import { NetworkError } from '#web/api/NetworkError.ts';

export interface FailureWords {
  /** refused: retrying is pointless, or has to wait; the others can be retried. */
  kind: 'network' | 'refused' | 'unexpected';
  title: string;
  text: string;
}

/** The default message for an error. */
export function describeFailure(error: unknown): FailureWords {
  if (error instanceof NetworkError) return { kind: 'network', title: '', text: i18next.t('error.network') };
  if (error instanceof HttpError && error.status === 429) {
    return { kind: 'refused', title: '', text: describeWait(error.retryAfter ?? 60) };
  }
  if (error instanceof HttpError && error.status < 500 && error.body.message) {
    return { kind: 'refused', title: error.body.title ?? '', text: error.body.message };
  }
  return { kind: 'unexpected', title: '', text: i18next.t('error.generic') };
}

/** In minutes above a certain length: nobody counts 899 seconds. */
function describeWait(seconds: number): string {
  if (seconds < 120) return i18next.t('error.tooManyRequests', { count: seconds });
  return i18next.t('error.tooManyRequestsForMinutes', { count: Math.ceil(seconds / 60) });
}
