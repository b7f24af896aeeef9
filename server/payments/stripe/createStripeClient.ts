import http from 'node:http';
import https from 'node:https';

import Stripe from 'stripe';

import type { Config } from '#server/config.ts';

import { requireSecret } from './requireSecret.ts';

// The version that the library's types describe: a newer library is taken together with its version, knowingly.
export const apiVersion = '2026-10-28.endive';

// At most three tries of ten seconds: a person waits for the answer. A repetition carries the key of the first try.
const patience = { timeout: 10_000, maxNetworkRetries: 2 };

export function createStripeClient({ stripeSecretKey, stripeApiUrl }: Config['payments']): Stripe {
  return new Stripe(requireSecret('STRIPE_SECRET_KEY', stripeSecretKey), {
    apiVersion,
    telemetry: false,
    ...patience,
    // The library's own agent would pass by the network's proxy.
    httpAgent: stripeApiUrl?.startsWith('http:') ? http.globalAgent : https.globalAgent,
    ...(stripeApiUrl === null ? {} : addressOf(new URL(stripeApiUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    // An IPv6 address stands in brackets in a URL only.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port || (isPlain ? 80 : 443),
  };
}
