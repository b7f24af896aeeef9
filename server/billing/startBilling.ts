import { setTimeout as sleep } from 'node:timers/promises';

import type { Services } from '#server/Services.ts';

import { askUnsettled } from './askUnsettled.ts';
import { deleteRemnants } from './deleteRemnants.ts';
import { endTrials } from './endTrials.ts';
import { renewDue } from './renewDue.ts';

export interface BillingTimes {
  /** Milliseconds between two looks. */
  pause: number;
}

const usual: BillingTimes = { pause: 60 * 1000 };

/**
 * Renews subscriptions and settles payments that no webhook told of, every minute, on every server. Returns a function
 * that stops it.
 */
export function startBilling(services: Services, { pause } = usual): () => Promise<void> {
  const { gateway, logger } = services;
  if (!gateway) return async () => {};
  const stopping = new AbortController();
  const report = (error: unknown) => logger.warn({ err: error }, 'renewals and payments');
  const run = async () => {
    while (!stopping.signal.aborted) {
      await endTrials({ ...services, gateway }).catch(report);
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      await renewDue({ ...services, gateway }, stopping.signal).catch(report);
      await askUnsettled({ ...services, gateway }, stopping.signal).catch(report);
      await deleteRemnants({ ...services, gateway }, { stopping: stopping.signal }).catch(report);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
