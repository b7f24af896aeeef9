import type { Movement } from '#engine/protocol/balance.ts';
import type { Card, CardSetup, Payment, Plans, Subscription } from '#engine/protocol/billing.ts';
import type { InvoiceDetails } from '#engine/protocol/invoice.ts';

import { call, callPage } from './call.ts';
import { fetchFile } from './fetchFile.ts';
import { HttpError } from './HttpError.ts';

export const fetchPlans = () => call<Plans>('/api/plans');

export const startPayment = (packageId: string, idempotencyKey: string) =>
  call<Payment>('/api/payments', { method: 'POST', body: { packageId }, idempotencyKey });

export const fetchPayment = (id: string, signal?: AbortSignal) =>
  call<Payment>(`/api/payments/${encodeURIComponent(id)}`, { ...(signal && { signal }) });

/** null: none. */
export const fetchSubscription = () => unlessMissing(call<Subscription>('/api/subscription'));

/** Begins with its payment; a subscription that one has ends only once that is paid. */
export const subscribe = (planId: string, idempotencyKey: string) =>
  call<Subscription>('/api/subscription', { method: 'POST', body: { planId }, idempotencyKey });

export const cancelSubscription = () => call<void>('/api/subscription', { method: 'DELETE' });

export const resumeSubscription = () => call<void>('/api/subscription/resume', { method: 'POST' });

/** null: none. */
export const fetchCard = () => unlessMissing(call<Card>('/api/card'));

/** Where a card is entered, at the payment provider. */
export const setUpCard = () => call<{ setupUrl: string }>('/api/card', { method: 'PUT' });

export const fetchCardSetup = (id: string, signal?: AbortSignal) =>
  call<CardSetup>(`/api/card/setups/${encodeURIComponent(id)}`, { ...(signal && { signal }) });

export const deleteCard = () => call<void>('/api/card', { method: 'DELETE' });

/** null: none are stored. */
export const fetchInvoiceDetails = () => unlessMissing(call<InvoiceDetails | null>('/api/invoice'));

export const saveInvoiceDetails = (body: InvoiceDetails) =>
  call<InvoiceDetails>('/api/invoice', { method: 'PUT', body });

export const fetchInvoice = (id: string) => fetchFile(`/api/invoices/${encodeURIComponent(id)}`);

export interface EntryFilter {
  reason?: string | undefined;
  projectId?: string | undefined;
  /** The first moment, and the first one after the last. */
  from?: string | undefined;
  to?: string | undefined;
}

export const listEntries = (filter: EntryFilter & { limit: number; cursor?: string }, signal: AbortSignal) =>
  callPage<Movement[]>('/api/balance/entries', { query: { ...filter }, signal });

export const fetchEntriesFile = (filter: EntryFilter) =>
  fetchFile('/api/balance/entries.csv', { query: { ...filter } });

async function unlessMissing<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return (await answer) ?? null;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
