import i18next from 'i18next';

import { handleFailure, type FailureCallbacks } from '#web/api/handleFailure.ts';
import { HttpError } from '#web/api/HttpError.ts';

import { describeFailure } from './describeFailure.ts';
import { loadUser, requireLogin, session } from './session.ts';
import { showToast } from './toasts.ts';
import { showUnexpected } from './unexpected.ts';

/**
 * The default error handling: a toast for everything that `callbacks` do not handle. `tryAgain` repeats the failed
 * call.
 */
export function reportFailure(error: unknown, callbacks: FailureCallbacks = {}, tryAgain?: () => void): void {
  // Reloads the user: unless the terms have been accepted meanwhile, the shell then asks for them. During registration
  // there is no user yet, and the form shows the error.
  if (error instanceof HttpError && error.key === 'terms-not-accepted' && session.user) return void loadUser();
  const show = () => showFailure(error, tryAgain);
  const shared: FailureCallbacks = {
    validation: (errors) => (errors[0] ? showToast('error', errors[0].message) : show()),
    result: ({ title, message }) => (message ? showToast('error', message, { title }) : show()),
    network: show,
    unhandled: show,
  };
  handleFailure(error, { ...shared, ...callbacks }, () => {
    // A late 401 of an earlier session must not end the present one.
    if (error instanceof HttpError && error.token === session.token) requireLogin();
  });
}

function showFailure(error: unknown, tryAgain: (() => void) | undefined): void {
  const { kind, title, text } = describeFailure(error);
  if (kind === 'unexpected' && !tryAgain) return showUnexpected();
  const action = kind !== 'refused' && tryAgain ? { label: i18next.t('action.tryAgain'), run: tryAgain } : undefined;
  showToast('error', text, { title, ...(action ? { action } : {}) });
}
