import { z } from 'zod';

import { configurationResponse } from '#engine/protocol/toolset.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { sketchesPerDay } from '#server/sketches/sketchesPerDay.ts';

import { metricsRoute } from './metricsRoute.ts';

const health = z.object({ status: z.literal('ok') });

export const operationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/configuration',
    access: 'public',
    limits: ['public-reads'],
    summary: 'What this installation offers',
    answer: { status: 200, schema: configurationResponse },
    async handle(_, { config, writer, sketches }) {
      return {
        model: writer
          ? { kind: 'openai' as const, name: writer.name }
          : { kind: 'built-in' as const, name: 'built-in' },
        google: config.google !== null,
        mailIsPrinted: config.mail.smtpUrl === null,
        sketches: sketches.isReady && sketchesPerDay({ config, writer }) > 0,
        payments: config.payments.gateway,
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    limits: { none: 'load balancers ask often, and nothing is read' },
    summary: 'The process is alive',
    answer: { status: 200, schema: health },
    async handle() {
      return { status: 'ok' as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    limits: { none: 'load balancers ask often, and askers share one check' },
    summary: 'Requests can be served; 503 while they cannot',
    answer: { status: 200, schema: health },
    async handle(_, { readiness }) {
      await readiness.check();
      return { status: 'ok' as const };
    },
  }),
  metricsRoute,
];
