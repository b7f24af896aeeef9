/** The questions beside a first draft, whose answers change most in it. */
export type StartingWords = Record<'payer' | 'moment' | 'team' | 'known' | 'limits', string>;
