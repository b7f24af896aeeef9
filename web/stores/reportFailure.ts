import i18next from 'i18next';

import { handleFailure, type FailureCallbacks } from '../api/handleFailure.ts';
import { HttpError } from '../api/HttpError.ts';
import { requireLogin } from './session.ts';
import { showToast, showUnexpected } from './toasts.ts';

/** The shared handling, with a toast wherever a screen has nothing better to say. */
export function reportFailure(error: unknown, callbacks: FailureCallbacks = {}): void {
  handleFailure(error, { ...toastCallbacks, ...callbacks }, requireLogin);
}

const toastCallbacks: FailureCallbacks = {
  validation: (errors) => showToast('error', errors[0]?.message ?? i18next.t('error.generic')),
  result: ({ title, message }) => showToast('error', message || i18next.t('error.generic'), title),
  network: () => showToast('error', i18next.t('error.network')),
  unhandled: showUnhandled,
};

function showUnhandled(error: unknown): void {
  if (error instanceof HttpError && error.status === 429) {
    showToast('error', i18next.t('error.tooManyRequests', { count: error.retryAfter ?? 60 }));
  } else if (error instanceof HttpError && error.body.message && error.status < 500) {
    showToast('error', error.body.message, error.body.title);
  } else {
    showUnexpected();
  }
}
