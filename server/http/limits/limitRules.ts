const minute = 60;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

export interface LimitRule {
  /** Whose calls are counted together. A client is an IPv4 address or an IPv6 network of 64 bits. */
  by: 'client' | 'person' | 'email';
  /**
   * `calls`: each one, as soon as it is known whose it is. `failures`: each one that could be read; a success deletes
   * the count. `work`: what is begun, so that a repetition under an Idempotency-Key counts against nothing.
   */
  counts: 'calls' | 'failures' | 'work';
  /** All of them hold. `within` is in seconds. */
  windows: readonly { most: number; within: number }[];
  /** Counted in each server process, without Redis: against load, where no exact figure is needed. */
  inProcess?: true;
}

/** Every limit that a route may declare. Clients are shared by whole offices and classes, so their figures are wide. */
export const limitRules = {
  'public-reads': { by: 'client', counts: 'calls', windows: [{ most: 3000, within: minute }], inProcess: true },
  'article-searches': { by: 'client', counts: 'calls', windows: [{ most: 600, within: minute }], inProcess: true },
  'sign-in': { by: 'client', counts: 'calls', windows: [{ most: 600, within: quarter }] },
  logins: { by: 'email', counts: 'failures', windows: [{ most: 10, within: quarter }] },
  'code-requests': { by: 'email', counts: 'calls', windows: [{ most: 5, within: quarter }] },
  'code-checks': { by: 'email', counts: 'calls', windows: [{ most: 20, within: quarter }] },
  'own-code-requests': { by: 'person', counts: 'calls', windows: [{ most: 5, within: quarter }] },
  'own-code-checks': { by: 'person', counts: 'calls', windows: [{ most: 20, within: quarter }] },
  'password-checks': {
    by: 'person',
    counts: 'failures',
    windows: [
      { most: 10, within: quarter },
      { most: 50, within: day },
    ],
  },
  'account-exports': { by: 'person', counts: 'calls', windows: [{ most: 10, within: quarter }] },
  lists: { by: 'person', counts: 'calls', windows: [{ most: 600, within: minute }], inProcess: true },
  streams: { by: 'person', counts: 'calls', windows: [{ most: 300, within: minute }], inProcess: true },
  creations: { by: 'person', counts: 'work', windows: [{ most: 60, within: minute }] },
  generations: {
    by: 'person',
    counts: 'work',
    windows: [
      { most: 30, within: minute },
      { most: 1000, within: day },
    ],
  },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

/** The limits of a route, or why it needs none. */
export type RouteLimits = readonly LimitName[] | { none: string };

export function namesOfLimits(limits: RouteLimits): readonly LimitName[] {
  return 'none' in limits ? [] : limits;
}
