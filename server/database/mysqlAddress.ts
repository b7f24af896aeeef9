import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';

const modes = ['disabled', 'verify-ca', 'verify-identity'] as const;
type SslMode = (typeof modes)[number];

/** The driver's TLS options; undefined without TLS. */
export type MysqlTls = { ca?: string; rejectUnauthorized: true; verifyIdentity: boolean; minVersion: 'TLSv1.2' };

/** What is expected instead of an invalid MySQL URL; null if it is valid. */
export function mysqlAddressFault(address: URL): string | null {
  if (!/^\/[^/]+$/.test(address.pathname)) return 'expected the name of a database at its end';
  const { mode, authority, others } = readParameters(address);
  if (others.length > 0) return 'expected no parameters but "ssl-mode" and "ssl-ca"';
  if (mode !== null && !isMode(mode)) return `expected ${modes.map((each) => `"${each}"`).join(', ')} as "ssl-mode"`;
  if (authority !== null && (mode === null || mode === 'disabled'))
    return 'expected "ssl-mode=verify-identity" or "ssl-mode=verify-ca", because "ssl-ca" is given';
  if (authority !== null && !statSync(authority, { throwIfNoEntry: false })?.isFile())
    return 'expected a file with certificates as "ssl-ca"';
  if (mode === 'verify-identity' && isIP(address.hostname.replace(/^\[|\]$/g, '')))
    return 'expected the name of the machine and not its IP address, because of "ssl-mode=verify-identity"';
  return null;
}

/**
 * The TLS options in a URL. Encryption without authentication is not offered: it does not stop an attacker in the
 * middle.
 */
export function mysqlTls(address: URL): MysqlTls | undefined {
  const { mode, authority } = readParameters(address);
  if (mode === null || mode === 'disabled') return undefined;
  return {
    ...(authority !== null && { ca: readFileSync(authority, 'utf8') }),
    rejectUnauthorized: true,
    verifyIdentity: mode === 'verify-identity',
    minVersion: 'TLSv1.2',
  };
}

function readParameters({ searchParams }: URL) {
  const others = [...searchParams.keys()].filter((name) => name !== 'ssl-mode' && name !== 'ssl-ca');
  return { mode: searchParams.get('ssl-mode'), authority: searchParams.get('ssl-ca'), others };
}

const isMode = (text: string): text is SslMode => modes.some((mode) => mode === text);
