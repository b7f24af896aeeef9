import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { GenerationKind, GenerationStatus } from '#engine/protocol/generation.ts';
import type { Database } from '#server/database/Database.ts';
import { countActive } from '#server/database/repositories/generations.ts';

export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  countGeneration(ended: { kind: GenerationKind; status: GenerationStatus }): void;
  setLedgerMismatches(count: number): void;
  setPaymentMismatches(count: number): void;
  setUnlistedDeletions(count: number): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

interface Sources {
  database: Database;
  /** Number of event streams that this process holds open. */
  openStreams: () => number;
  /** Event loop delay, in milliseconds. */
  loopDelay: () => number;
  /** Messages and jobs in Redis that had another shape than ours, since the start. */
  malformedMessages: () => number;
}

// Histogram buckets in seconds; most requests take a few milliseconds.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * This server's metrics, in a registry of their own, so that two servers in one process do not mix. Queued and running
 * generations are counted in the database at each scrape and cover all servers together; all other metrics are per
 * process.
 */
export function createMetrics({ database, openStreams, loopDelay, malformedMessages }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const generations = new Counter({
    name: 'filiz_generations_ended_total',
    help: 'Generations that ended on this server',
    labelNames: ['kind', 'status'],
    registers,
  });
  const mismatches = new Gauge({
    name: 'filiz_ledger_mismatches',
    help: 'Transactions, accounts and reservations that did not add up at the last hourly check; anything but 0 wants a person',
    registers,
  });
  const paymentMismatches = new Gauge({
    name: 'filiz_payment_mismatches',
    help: 'Paid payments without exactly their credit or without an invoice, and credits without a payment, at the last hourly check; anything but 0 wants a person',
    registers,
  });
  const unlisted = new Gauge({
    name: 'filiz_unlisted_deletions',
    help: 'Deleted accounts and withdrawn words that could not be listed in BACKUP_DIR yet, so that a restore would bring them back; anything but 0 wants a person',
    registers,
  });
  // Collected at each scrape.
  const active = new Gauge({
    name: 'filiz_generations_active',
    help: 'Generations that wait or run, on all servers',
    labelNames: ['status'],
    registers: [],
    async collect() {
      // NaN while the database is away, so that the scrape still delivers the other metrics.
      const counts = await countActive(database.connection).catch(() => ({ queued: NaN, running: NaN }));
      for (const [status, count] of Object.entries(counts)) this.set({ status }, count);
    },
  });
  const streams = new Gauge({
    name: 'filiz_event_streams',
    help: 'Event streams that are open on this server',
    registers: [],
    collect() {
      this.set(openStreams());
    },
  });
  const delay = new Gauge({
    name: 'filiz_event_loop_delay_seconds',
    help: 'How late the event loop runs, by which load is shed',
    registers: [],
    collect() {
      this.set(loopDelay() / 1000);
    },
  });
  const malformed = new Counter({
    name: 'filiz_malformed_messages_total',
    help: 'Messages and jobs in Redis that this server ignored because they have another shape than its own',
    registers: [],
    collect() {
      this.reset();
      this.inc(malformedMessages());
    },
  });
  for (const figure of [active, streams, delay, malformed]) registry.registerMetric(figure as Gauge);

  return {
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    countGeneration: ({ kind, status }) => generations.inc({ kind, status }),
    setLedgerMismatches: (count) => mismatches.set(count),
    setPaymentMismatches: (count) => paymentMismatches.set(count),
    setUnlistedDeletions: (count) => unlisted.set(count),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
