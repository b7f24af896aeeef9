import { randomBytes } from 'node:crypto';

// Crockford's base 32: sorts as text in the order of its values, and has no letters that look like digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 26 characters that sort by time: 58 bits of microseconds since 1970, then 72 random bits. */
export function createId(): string {
  const microseconds = BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1000));
  const random = BigInt(`0x${randomBytes(9).toString('hex')}`);
  return encode((microseconds << 72n) | random);
}

/**
 * Sorts before every id made at or after the time, and behind every earlier one.
 * @param time milliseconds since 1970
 */
export function firstIdAt(time: number): string {
  return encode(BigInt(Math.floor(time * 1000)) << 72n);
}

function encode(value: bigint): string {
  let rest = value;
  let text = '';
  for (let index = 0; index < 26; index += 1) {
    text = alphabet[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}
