import { createHash, timingSafeEqual } from 'node:crypto';

import type { Context } from 'koa';

import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import { bearerToken } from '#server/http/authenticate.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const metricsRoute = defineRoute({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  limits: ['public-reads'],
  summary:
    'Figures for Prometheus: for whoever sends METRICS_TOKEN as Bearer; without one only in development, from the machine itself',
  answer: { status: 200, type: 'text/plain' },
  async handle({ context }, { config, metrics }) {
    const { metricsToken, production } = config;
    // A proxy on this machine may not send a header that reveals it, so production requires the token.
    const mayRead = metricsToken
      ? isSame(bearerToken(context) ?? '', metricsToken)
      : !production && isFromThisMachine(context);
    if (!mayRead) throw new UnauthorizedError();
    context.set('Content-Type', metrics.contentType);
    context.body = await metrics.text();
  },
});

/**
 * Whether the request comes from this machine directly; a forwarded one does not, whether or not its proxy is trusted.
 */
function isFromThisMachine({ req }: Context): boolean {
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => req.headers[name] !== undefined,
  );
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
