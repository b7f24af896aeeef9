import { randomBytes } from 'node:crypto';

import type { StandInEvent, StandInObject, StandInSession } from './objects.ts';
import { missing } from './StandInRefusal.ts';

const prefixes = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  setup_intent: 'seti_',
  payment_method: 'pm_',
  customer: 'cus_',
} as const;

type Kind = StandInObject['object'];
type OfKind<K extends Kind> = Extract<StandInObject, { object: K }>;

/** What the stand-in remembers, and the events that came of it. */
export class StandInStore {
  readonly events: StandInEvent[] = [];
  readonly now: () => number;
  readonly #objects = new Map<string, StandInObject>();

  constructor(now: () => number) {
    this.now = now;
  }

  add<K extends Kind>(object: K, fields: Omit<OfKind<K>, 'id' | 'object'>): OfKind<K> {
    const added = { id: createStandInId(prefixes[object]), object, ...fields } as unknown as OfKind<K>;
    this.#objects.set(added.id, added);
    return added;
  }

  find<K extends Kind>(kind: K, id: string | null): OfKind<K> | null {
    const found = id === null ? undefined : this.#objects.get(id);
    if (found?.object === 'checkout.session') this.#expireInTime(found);
    return found?.object === kind ? (found as OfKind<K>) : null;
  }

  /** @throws StandInRefusal that names the parameter which is wrong */
  require<K extends Kind>(kind: K, id: string, param = 'id'): OfKind<K> {
    const found = this.find(kind, id);
    if (!found) throw missing(id, param);
    return found;
  }

  /** As if it had been made with another account of Stripe. */
  lose(id: string): void {
    this.#objects.delete(id);
  }

  /** As the shop's people may also do in Stripe's dashboard. */
  deleteCustomer(id: string): void {
    this.lose(id);
    for (const method of this.all('payment_method')) if (method.customer === id) method.customer = null;
  }

  all<K extends Kind>(kind: K): OfKind<K>[] {
    return [...this.#objects.values()].filter((each): each is OfKind<K> => each.object === kind);
  }

  /** Writes down that something has happened, with the object as it is now. */
  record(type: string, object: object): StandInEvent {
    const event = createStandInEvent(type, object, this.now());
    this.events.push(event);
    return event;
  }

  /** An object as it is sent, with the parts that were asked for as a whole. */
  present(object: StandInObject, expand: readonly string[] = []): Record<string, unknown> {
    const sent: Record<string, unknown> = structuredClone({ ...object });
    for (const path of expand) {
      const [field = '', ...rest] = path.split('.');
      const id = object[field as keyof StandInObject];
      const part = typeof id === 'string' ? this.#objects.get(id) : undefined;
      if (part) sent[field] = this.present(part, rest.length > 0 ? [rest.join('.')] : []);
    }
    return sent;
  }

  expire(session: StandInSession): void {
    session.status = 'expired';
    session.url = null;
    this.record('checkout.session.expired', session);
  }

  #expireInTime(session: StandInSession): void {
    if (session.status === 'open' && this.now() >= session.expires_at * 1000) this.expire(session);
  }
}

export const createStandInId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

export const createStandInEvent = (type: string, object: object, now: number): StandInEvent => ({
  id: createStandInId('evt_'),
  object: 'event',
  type,
  created: Math.floor(now / 1000),
  livemode: false,
  data: { object: structuredClone({ ...object }) as Record<string, unknown> },
});
