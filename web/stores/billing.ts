import { proxy, ref } from 'valtio';

import type { Card, Plans, Subscription } from '#engine/protocol/billing.ts';
import type { InvoiceDetails } from '#engine/protocol/invoice.ts';
import {
  cancelSubscription,
  deleteCard,
  fetchCard,
  fetchInvoiceDetails,
  fetchPlans,
  fetchSubscription,
  resumeSubscription,
  saveInvoiceDetails,
} from '#web/api/billing.ts';

import { configuration, loadBalance } from './configuration.ts';
import { loadSummaries } from './definitions.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';
import { session } from './session.ts';

/** What is sold, and what the person has of it. undefined: not loaded yet; null: none. */
export const billing = proxy({
  plans: null as OpaqueRef<Plans> | null,
  subscription: undefined as OpaqueRef<Subscription> | null | undefined,
  card: undefined as OpaqueRef<Card> | null | undefined,
  invoiceDetails: undefined as OpaqueRef<InvoiceDetails> | null | undefined,
  /** What was typed for invoices and not saved yet; stays while one looks at other pages. */
  typedDetails: null as OpaqueRef<TypedDetails> | null,
});

export type TypedDetails = Record<'name' | 'address' | 'taxNumber' | 'nationalId' | 'phone', string>;

const nothing = { subscription: undefined, card: undefined, invoiceDetails: undefined, typedDetails: null };

onPersonChange(() => void Object.assign(billing, nothing));

/** Keeps answers, unless somebody else has signed in meanwhile. */
async function keep<Data>(answer: Promise<Data>, take: (data: Data) => void): Promise<void> {
  const person = session.user?.id;
  const data = await answer;
  if (session.user?.id === person) take(data);
}

const refOrNull = <Data extends object>(data: Data | null) => data && ref<Data>(data);

export const loadPlans = () => keep(fetchPlans(), (plans) => (billing.plans = ref<Plans>(plans)));

const loadSubscription = (isThere: boolean) =>
  keep(isThere ? fetchSubscription() : none, (found) => (billing.subscription = refOrNull(found)));

const loadCard = (isThere: boolean) => keep(isThere ? fetchCard() : none, (card) => (billing.card = refOrNull(card)));

const loadInvoiceDetails = (isThere: boolean) =>
  keep(isThere ? fetchInvoiceDetails() : none, (details) => (billing.invoiceDetails = refOrNull(details)));

const none = Promise.resolve(null);

/** The subscription and the card, each asked for only where the balance says that there is one. */
export async function loadPlanAndCard(): Promise<void> {
  await loadBalance();
  const has = configuration.balance;
  await Promise.all([loadSubscription(has?.subscription !== undefined), loadCard(has?.card === true)]);
}

/** What the page about the balance shows; of an installation without billing there is less. */
export async function loadBalancePage(sells: boolean): Promise<void> {
  const details = async () => {
    await loadBalance();
    if (sells) await loadInvoiceDetails(configuration.balance?.invoiceDetails === true);
  };
  await Promise.all([details(), loadSummaries(), ...(sells ? [loadPlans()] : [])]);
}

export async function loadSubscriptionPage(): Promise<void> {
  await Promise.all([loadPlans(), loadPlanAndCard(), loadSummaries()]);
}

export async function endSubscription(): Promise<void> {
  await cancelSubscription();
  await loadPlanAndCard();
}

export async function resumePlan(): Promise<void> {
  await resumeSubscription();
  await loadPlanAndCard();
}

export async function deleteSavedCard(): Promise<void> {
  await deleteCard();
  billing.card = null;
}

export async function storeInvoiceDetails(details: InvoiceDetails): Promise<void> {
  const person = session.user?.id;
  const saved = (await saveInvoiceDetails(details)) ?? details;
  if (session.user?.id !== person) return;
  billing.invoiceDetails = ref<InvoiceDetails>(saved);
  billing.typedDetails = null;
}
