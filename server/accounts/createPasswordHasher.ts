import * as argon2id from '@node-rs/argon2';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxConcurrent = 4;
// Queue limit: some seconds of hashing. A longer queue would answer clients that have already given up.
const defaultMostWaiting = 200;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`null`) as for one that does, against timing attacks. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than the present ones. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * argon2id, four at a time: by default each takes 19 MB and a core.
 * @throws UnavailableError when the queue is full.
 */
export function createPasswordHasher({
  mostWaiting = defaultMostWaiting,
  cost = defaultCost,
  argon2 = argon2id as Pick<typeof argon2id, 'hash' | 'verify'>,
} = {}): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= mostWaiting) throw new UnavailableError();
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  // Created up front, so that the first unknown address does not take longer than later ones.
  const standIn = inTurn(() => argon2.hash('nobody has this password', cost));
  const normalise = (password: string) => password.normalize('NFC');
  return {
    hash: (password) => inTurn(() => argon2.hash(normalise(password), cost)),
    verify: async (passwordHash, password) => {
      const against = passwordHash ?? (await standIn);
      const isRight = await inTurn(() => argon2.verify(against, normalise(password)));
      return isRight && passwordHash !== null;
    },
    isOutdated: (passwordHash) => {
      const { memoryCost, timeCost, parallelism } = cost;
      return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
    },
  };
}
