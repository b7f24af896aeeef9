import type { FieldError } from '#engine/protocol/errors.ts';

import { HttpError } from './HttpError.ts';
import { NetworkError } from './NetworkError.ts';

export interface ResultFailure {
  title: string;
  message: string;
  key: string;
}

export interface FailureCallbacks {
  validation?: (errors: FieldError[]) => void;
  result?: (failure: ResultFailure) => void;
  unauthorized?: () => void;
  network?: () => void;
  unhandled?: (error: unknown) => void;
}

/** Dispatches a failed call by its status; used for every call to the server. */
export function handleFailure(error: unknown, callbacks: FailureCallbacks, goToLogin: () => void): void {
  if (error instanceof NetworkError) return callbacks.network?.();
  if (!(error instanceof HttpError)) return callbacks.unhandled?.(error);
  switch (error.status) {
    case 422:
      return callbacks.validation?.(error.body.errors ?? []);
    case 400:
      return callbacks.result?.({
        title: error.body.title ?? '',
        message: error.body.message ?? '',
        key: error.body.key ?? '',
      });
    case 401:
      return callbacks.unauthorized ? callbacks.unauthorized() : goToLogin();
    default:
      return callbacks.unhandled?.(error);
  }
}
