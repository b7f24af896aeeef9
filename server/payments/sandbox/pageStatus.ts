import type { SandboxPageStatus } from '#engine/protocol/sandbox.ts';
import type { SandboxPageRow } from '#server/database/repositories/sandboxPages.ts';

/** The status of a page by now: whoever has not paid in time can pay no more. */
export function pageStatus({ status, expiresAt }: SandboxPageRow, now: number): SandboxPageStatus {
  const isWaiting = status === 'open' || status === 'asking';
  return isWaiting && Date.parse(expiresAt) <= now ? 'expired' : status;
}
