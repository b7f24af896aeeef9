import type { Limits } from '#server/http/limits/createLimits.ts';

/**
 * Wrong tries at the old password keep nobody out of a new one; it is set, whether or not they can be forgotten now.
 */
export async function resetLogins(limits: Limits, caller: { email: string; client: string }): Promise<void> {
  for (const name of ['logins', 'account-logins'] as const) await limits.reset(name, caller).catch(() => undefined);
}
