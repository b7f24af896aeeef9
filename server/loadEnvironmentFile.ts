import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Loads `.env` from the working directory; existing variables take precedence. */
export function loadEnvironmentFile(file = '.env'): void {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(decode(readFileSync(file))))) process.env[name] ??= value;
}

/**
 * Windows' editors put a byte order mark at the beginning, and its shell writes UTF-16; either would spoil the first
 * name.
 */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes).replace(/\r\n?/g, '\n');
}
