import { afterAll, beforeAll } from 'vitest';

import { cardSetupContract } from './contract/cardSetupContract.ts';
import { chargeContract } from './contract/chargeContract.ts';
import { checkoutContract } from './contract/checkoutContract.ts';
import { ContractOrders } from './contract/ContractOrders.ts';
import { webhookContract } from './contract/webhookContract.ts';
import type { GatewayHarness } from './GatewayHarness.ts';

/** What every payment gateway promises, as tests; called within a `describe`. */
export function gatewayContract(start: () => Promise<GatewayHarness>): void {
  let harness: GatewayHarness;

  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  const contract = { harness: () => harness, orders: new ContractOrders(() => harness) };
  checkoutContract(contract);
  cardSetupContract(contract);
  chargeContract(contract);
  webhookContract(contract);
}
