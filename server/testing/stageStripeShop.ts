import { afterAll, beforeAll, beforeEach } from 'vitest';

import { StripeShop } from './StripeShop.ts';
import type { Dialect } from './testDatabases.ts';

/** A shop for the tests of a suite, whose clock begins anew with each. */
export function stageStripeShop(dialect: Dialect, begin: number): StripeShop {
  const shop = new StripeShop(dialect, begin);
  beforeAll(() => shop.start());
  afterAll(() => shop.stop());
  beforeEach(() => void (shop.now = begin));
  return shop;
}
