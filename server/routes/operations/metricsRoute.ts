import { createHash, timingSafeEqual } from 'node:crypto';

import type { Context } from 'koa';

import { UnauthorizedError } from '../../errors/UnauthorizedError.ts';
import { bearerToken } from '../../http/authenticate.ts';
import { defineRoute } from '../../http/defineRoute.ts';

export const metricsRoute = defineRoute({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  limits: ['public-reads'],
  summary:
    'Figures for Prometheus: for whoever sends METRICS_TOKEN as Bearer; where none is set, from the machine itself',
  answer: { status: 200, type: 'text/plain' },
  async handle({ context }, { config, metrics }) {
    const { metricsToken } = config;
    const mayRead = metricsToken ? isSame(bearerToken(context) ?? '', metricsToken) : isFromHere(context);
    if (!mayRead) throw new UnauthorizedError();
    context.set('Content-Type', metrics.contentType);
    context.body = await metrics.text();
  },
});

/** Whatever a proxy on the machine hands on comes from elsewhere, whether that proxy is trusted or not. */
function isFromHere({ req }: Context): boolean {
  const isHandedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => req.headers[name] !== undefined,
  );
  return !isHandedOn && /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
