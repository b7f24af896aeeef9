import { createPasswordHasher, type PasswordHasher } from '#server/accounts/createPasswordHasher.ts';

/** Most tests sign somebody in. What a real hash costs is measured by the benchmark. */
export const lightPasswords = (): PasswordHasher =>
  createPasswordHasher({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
