import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

import type { ErrorResponse } from '#engine/protocol/errors.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { DecisionOutdatedError } from '#server/errors/DecisionOutdatedError.ts';
import { errorAnswers } from '#server/errors/errorAnswers.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import { RoundConflictError } from '#server/errors/RoundConflictError.ts';
import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { type MessageKey, translate } from '#server/i18n/translate.ts';

import { leftBehind } from './leftBehind.ts';
import { readLanguage } from './readLanguage.ts';

const unexpected = { status: 500, key: 'unexpected' };

/** Turns every error into an answer. Unexpected ones are logged, and the client gets only the request's id. */
export function handleErrors(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (leftBehind(error, context)) {
        logger.debug({ requestId: context.state['requestId'], err: error }, 'the client has left');
        context.status = 400;
        return;
      }
      const { code } = error as { code?: unknown };
      const answer = (typeof code === 'string' ? errorAnswers[code] : undefined) ?? unexpected;
      const requestId = String(context.state['requestId']);
      const { cause } = error as Error;
      // Load shedding is no error: the request's own log line suffices.
      if (answer.status === 503) {
        if (cause) logger.warn({ requestId, cause: String(cause) }, answer.key);
      } else if (answer.status >= 500) logger.error({ requestId, err: error }, answer.key);
      // Once the headers are sent, only a broken connection can signal the failure.
      if (context.headerSent) return void context.res.destroy();
      writeError(context, error, answer, requestId);
    }
  };
}

function writeError(context: Context, error: unknown, answer: { status: number; key: string }, requestId: string) {
  const key = error instanceof BusinessError ? error.key : answer.key;
  const words = error instanceof BusinessError ? error.words : key;
  const facts = error instanceof ApplicationError ? error.facts : {};
  const language = readLanguage(context);
  const body: ErrorResponse = {
    key,
    title: translate(language, `errors.${words}.title` as MessageKey, facts),
    message: translate(language, `errors.${words}.message` as MessageKey, facts),
    requestId,
  };
  if (error instanceof InvalidRequestError) body.errors = error.errors;
  else if (answer.status === 422) body.errors = [{ path: '', key, message: body.message! }];
  if (error instanceof RevisionConflictError) body.data = { revision: error.revision };
  if (error instanceof DecisionOutdatedError) body.data = { claims: error.claims };
  if (error instanceof RoundConflictError) body.data = { round: error.round };
  if (error instanceof BusinessError && error.data) body.data = error.data;
  if (error instanceof TooManyRequestsError || error instanceof UnavailableError)
    context.set('Retry-After', String(error.retryAfterSeconds));
  else if (answer.status === 503) context.set('Retry-After', '5');
  if (answer.status === 401) context.set('WWW-Authenticate', 'Bearer');
  // The rest of an oversized body is not read, so the connection cannot be reused.
  if (answer.status === 413) context.set('Connection', 'close');
  context.status = answer.status;
  context.set('Cache-Control', 'no-store');
  context.body = body;
}
