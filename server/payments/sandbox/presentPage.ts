import type { SandboxPage } from '#engine/protocol/sandbox.ts';
import type { SandboxPageRow } from '#server/database/repositories/sandboxPages.ts';

import { pageStatus } from './pageStatus.ts';

export function presentPage(page: SandboxPageRow, now: number): SandboxPage {
  const { title, price, keepsCard, returnUrl } = page.order;
  return {
    kind: page.kind,
    status: pageStatus(page, now),
    title,
    price,
    keepsCard,
    expiresAt: page.expiresAt,
    returnUrl,
    refusal: page.reason,
  };
}
