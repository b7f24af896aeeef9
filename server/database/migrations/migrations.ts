import type { Knex } from 'knex';

import * as accounts from './2026-11-01-accounts.ts';
import * as projects from './2026-11-02-projects.ts';
import * as billing from './2026-11-03-billing.ts';
import * as generations from './2026-11-04-generations.ts';

/** Every migration by its name, which is also its place in the order. Never change one that was released; add another. */
export const migrations: Record<string, Knex.Migration> = {
  '2026-11-01-accounts': { up: accounts.up, down: accounts.down },
  '2026-11-02-projects': { up: projects.up, down: projects.down },
  '2026-11-03-billing': { up: billing.up, down: billing.down },
  '2026-11-04-generations': { up: generations.up, down: generations.down },
};
