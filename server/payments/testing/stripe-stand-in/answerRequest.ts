import type { z } from 'zod';

import { createCharge } from './createCharge.ts';
import { createSession } from './createSession.ts';
import type { StandInObject } from './objects.ts';
import { chargeParams, expandParams, listParams, sessionParams } from './params.ts';
import type { FormValue } from './parseForm.ts';
import type { StandInPages } from './StandInPages.ts';
import { invalidRequest, missing } from './StandInRefusal.ts';
import type { StandInStore } from './StandInStore.ts';

export interface StandInRequest {
  method: string;
  path: string;
  form: Record<string, FormValue>;
}

interface Parts {
  store: StandInStore;
  pages: StandInPages;
  url: string;
}

/** Does what a request asks for, and gives the object that answers it. @throws StandInRefusal */
export function answerRequest({ method, path, form }: StandInRequest, parts: Parts): Record<string, unknown> {
  const { store } = parts;
  const [, resource = '', id = '', action = ''] =
    /^\/v1\/(checkout\/sessions|payment_intents|payment_methods|customers)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ??
    [];
  const send = (object: StandInObject) => store.present(object, read(expandParams, form).expand);
  switch (`${method} ${resource}${id && '/:id'}${action && `/${action}`}`) {
    case 'POST checkout/sessions':
      return send(createSession(read(sessionParams, form), parts));
    case 'GET checkout/sessions/:id':
      return send(store.require('checkout.session', id));
    case 'POST checkout/sessions/:id/expire': {
      const session = store.require('checkout.session', id);
      if (session.status !== 'open') throw invalidRequest('Only Checkout Sessions that are open can be expired.');
      store.expire(session);
      return send(session);
    }
    case 'POST payment_intents':
      return send(createCharge(read(chargeParams, form), parts));
    case 'GET payment_intents': {
      const { customer, limit } = read(listParams, form);
      store.require('customer', customer, 'customer');
      const newest = store.all('payment_intent').filter((each) => each.customer === customer);
      return { object: 'list', data: newest.toReversed().slice(0, limit).map(send), has_more: newest.length > limit };
    }
    case 'GET payment_intents/:id':
      return send(store.require('payment_intent', id));
    case 'GET payment_methods/:id':
      return send(store.require('payment_method', id));
    case 'POST payment_methods/:id/detach': {
      const card = store.require('payment_method', id);
      if (card.customer === null) throw invalidRequest('The payment method is not attached to a customer.');
      card.customer = null;
      store.record('payment_method.detached', card);
      return send(card);
    }
    case 'DELETE customers/:id':
      store.require('customer', id);
      store.deleteCustomer(id);
      return { id, object: 'customer', deleted: true };
    default:
      throw missing(path, 'id');
  }
}

function read<T extends z.ZodType>(shape: T, form: Record<string, FormValue>): z.infer<T> {
  const parsed = shape.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`${issue?.message}`, { code: 'parameter_unknown', param: issue?.path.join('.') ?? '' });
}
