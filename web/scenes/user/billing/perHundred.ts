type Price = { amount: number; currency: string };

/** The price of a hundred tokens, to the cent. */
export function perHundred({ amount, currency }: Price, tokens: number): Price {
  return { amount: Math.round((amount * 100) / tokens), currency };
}
