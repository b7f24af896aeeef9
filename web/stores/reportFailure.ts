import i18next from 'i18next';

import { handleFailure, type FailureCallbacks } from '../api/handleFailure.ts';
import { HttpError } from '../api/HttpError.ts';
import { describeFailure } from './describeFailure.ts';
import { loadUser, requireLogin, session } from './session.ts';
import { showToast } from './toasts.ts';
import { showUnexpected } from './unexpected.ts';

/** The shared handling, with a toast wherever a screen has nothing better to say. `tryAgain` does once more what failed. */
export function reportFailure(error: unknown, callbacks: FailureCallbacks = {}, tryAgain?: () => void): void {
  // Asked anew, as the refusal may be one of before they were accepted; when they are not, the shell asks for that first.
  // Whoever registers has no account yet and is told in the form.
  if (error instanceof HttpError && error.key === 'terms-not-accepted' && session.user) return void loadUser();
  const show = () => showFailure(error, tryAgain);
  const shared: FailureCallbacks = {
    validation: (errors) => (errors[0] ? showToast('error', errors[0].message) : show()),
    result: ({ title, message }) => (message ? showToast('error', message, { title }) : show()),
    network: show,
    unhandled: show,
  };
  handleFailure(error, { ...shared, ...callbacks }, () => {
    // One of an earlier session, told late or still shown somewhere, must not end the one that was begun since.
    if (error instanceof HttpError && error.token === session.token) requireLogin();
  });
}

function showFailure(error: unknown, tryAgain: (() => void) | undefined): void {
  const { kind, title, text } = describeFailure(error);
  if (kind === 'unexpected' && !tryAgain) return showUnexpected();
  const action = kind !== 'refused' && tryAgain ? { label: i18next.t('action.tryAgain'), run: tryAgain } : undefined;
  showToast('error', text, { title, ...(action ? { action } : {}) });
}
