import { hashToken } from '#server/accounts/secretToken.ts';
import { findSandboxPage, type SandboxPageRow } from '#server/database/repositories/sandboxPages.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Services } from '#server/Services.ts';

/** The page that an address names. @throws NotFoundError, also where another gateway takes the payments */
export async function requirePage(
  { database: { connection }, gateway }: Pick<Services, 'database' | 'gateway'>,
  token: string,
): Promise<SandboxPageRow & { tokenHash: string }> {
  const tokenHash = hashToken(token);
  const page = gateway?.name === 'sandbox' ? await findSandboxPage(connection, { tokenHash }) : null;
  if (!page) throw new NotFoundError();
  return { ...page, tokenHash };
}
