import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { inEveryLanguage } from '#engine/languages/languages.ts';
import type { Plans } from '#engine/protocol/billing.ts';
import { ConfigurationError } from '#server/errors/ConfigurationError.ts';

const usualFile = path.join(import.meta.dirname, 'plans.json');

const most = 1_000_000_000;
const text = z.string().trim().min(1).max(80);
const offer = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected small letters, digits and "-"'),
  title: z.strictObject(inEveryLanguage(() => text)),
  /** In cents. Below 50 no gateway takes it. */
  amount: z.number().int().min(50).max(99_999_999),
  tokens: z.number().int().min(1).max(most),
});

/** Tokens of a new account: so many, or those of the whole path so many times over. */
const welcome = z.union(
  [
    z.strictObject({ tokens: z.number().int().min(0).max(most) }),
    z.strictObject({ paths: z.number().positive().max(1000) }),
  ],
  'expected { "tokens": 2500 } or { "paths": 3 }',
);

export type Welcome = z.infer<typeof welcome>;

const offers = z
  .strictObject({
    currency: z.literal('USD'),
    welcome,
    packages: z.array(offer).max(12),
    plans: z.array(offer.extend({ interval: z.enum(['month', 'year']).nullable() })).max(12),
  })
  .superRefine(({ packages, plans }, context) => {
    for (const [name, list] of Object.entries({ packages, plans }))
      for (const [index, { id }] of list.entries())
        if (list.findIndex((other) => other.id === id) < index)
          context.addIssue({ code: 'custom', path: [name, index, 'id'], message: `"${id}" is there twice` });
  });

/**
 * The plans and packages that an operator offers, and what a new account begins with: of the file given, or of the one
 * that comes with the product.
 *
 * @throws ConfigurationError with every fault of the file and where it stands
 */
export function readPlans(file: string | null): { plans: Plans; welcome: Welcome } {
  const parsed = offers.safeParse(parseFile(file ?? usualFile));
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => ({
        name: 'PLANS_FILE',
        expectation: `/${issue.path.join('/')}: ${issue.message}`,
      })),
    );
  const { currency, packages, plans, welcome: given } = parsed.data;
  const priced = <Offer extends { amount: number }>({ amount, ...each }: Offer) => ({
    ...each,
    price: { amount, currency },
  });
  return { plans: { packages: packages.map(priced), plans: plans.map(priced) }, welcome: given };
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const expectation = `expected a file with JSON: ${(error as Error).message}`;
    throw new ConfigurationError([{ name: 'PLANS_FILE', expectation }]);
  }
}
