const minute = 60;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

export interface LimitRule {
  /**
   * Whose calls are counted together. A client is an IPv4 address or an IPv6 network of 64 bits. `device`: one that was
   * marked for the account of the e-mail address that is named; from such a device nothing counts by e-mail address.
   */
  by: 'client' | 'person' | 'email' | 'email-and-client' | 'device';
  /**
   * `calls`: each one, as soon as it is known whose it is. `failures`: each one that could be read; a success takes
   * it back. `work`: what is begun, so that a repetition under an Idempotency-Key counts against nothing.
   */
  counts: 'calls' | 'failures' | 'work';
  /** All must be met. `within` is in seconds. */
  windows: readonly { most: number; within: number }[];
  /** Counted in each server process, without Redis: for load, where no exact number is needed. */
  inProcess?: true;
}

/** The rate limits of routes. Those by client are high, since offices and schools share an address. */
export const limitRules = {
  'public-reads': { by: 'client', counts: 'calls', windows: [{ most: 3000, within: minute }], inProcess: true },
  'link-previews': { by: 'client', counts: 'calls', windows: [{ most: 120, within: minute }] },
  // Strangers, who have nothing but an idea.
  sketches: {
    by: 'client',
    counts: 'calls',
    windows: [
      { most: 10, within: quarter },
      { most: 60, within: day },
    ],
  },
  'sketch-reads': { by: 'client', counts: 'calls', windows: [{ most: 120, within: minute }], inProcess: true },
  'article-searches': { by: 'client', counts: 'calls', windows: [{ most: 600, within: minute }], inProcess: true },
  'test-payments': { by: 'client', counts: 'calls', windows: [{ most: 300, within: minute }] },
  'sign-in': { by: 'client', counts: 'calls', windows: [{ most: 600, within: quarter }] },
  logins: {
    by: 'email-and-client',
    counts: 'failures',
    windows: [
      { most: 10, within: quarter },
      { most: 50, within: day },
    ],
  },
  'account-logins': {
    by: 'email',
    counts: 'failures',
    windows: [
      { most: 50, within: quarter },
      { most: 300, within: day },
    ],
  },
  'device-logins': {
    by: 'device',
    counts: 'failures',
    windows: [
      { most: 10, within: quarter },
      { most: 50, within: day },
    ],
  },
  'code-requests': {
    by: 'email-and-client',
    counts: 'calls',
    windows: [
      { most: 5, within: quarter },
      { most: 10, within: day },
    ],
  },
  'code-mails': { by: 'email', counts: 'calls', windows: [{ most: 20, within: day }] },
  'device-code-requests': {
    by: 'device',
    counts: 'calls',
    windows: [
      { most: 5, within: quarter },
      { most: 10, within: day },
    ],
  },
  'client-code-requests': { by: 'client', counts: 'calls', windows: [{ most: 1000, within: day }] },
  'code-checks': {
    by: 'email-and-client',
    counts: 'calls',
    windows: [
      { most: 20, within: quarter },
      { most: 40, within: day },
    ],
  },
  'device-code-checks': {
    by: 'device',
    counts: 'calls',
    windows: [
      { most: 20, within: quarter },
      { most: 40, within: day },
    ],
  },
  'client-code-checks': { by: 'client', counts: 'calls', windows: [{ most: 1000, within: day }] },
  'own-code-requests': {
    by: 'person',
    counts: 'calls',
    windows: [
      { most: 5, within: quarter },
      { most: 20, within: day },
    ],
  },
  'own-code-checks': {
    by: 'person',
    counts: 'calls',
    windows: [
      { most: 20, within: quarter },
      { most: 50, within: day },
    ],
  },
  'password-checks': {
    by: 'person',
    counts: 'failures',
    windows: [
      { most: 10, within: quarter },
      { most: 50, within: day },
    ],
  },
  'account-exports': { by: 'person', counts: 'calls', windows: [{ most: 10, within: quarter }] },
  exports: { by: 'person', counts: 'calls', windows: [{ most: 60, within: minute }] },
  imports: { by: 'person', counts: 'calls', windows: [{ most: 20, within: minute }] },
  uploads: { by: 'person', counts: 'calls', windows: [{ most: 60, within: minute }] },
  lists: { by: 'person', counts: 'calls', windows: [{ most: 600, within: minute }], inProcess: true },
  searches: { by: 'person', counts: 'calls', windows: [{ most: 120, within: minute }], inProcess: true },
  streams: { by: 'person', counts: 'calls', windows: [{ most: 300, within: minute }], inProcess: true },
  // Six pages, each every ten seconds and whenever it goes to another toolset.
  presence: { by: 'person', counts: 'calls', windows: [{ most: 300, within: minute }], inProcess: true },
  comments: {
    by: 'person',
    counts: 'work',
    windows: [
      { most: 60, within: minute },
      { most: 2000, within: day },
    ],
  },
  // Strangers, who have nothing but a link.
  'guest-comments': {
    by: 'client',
    counts: 'calls',
    windows: [
      { most: 30, within: quarter },
      { most: 200, within: day },
    ],
  },
  // To one address, whoever answers.
  'guest-mails': { by: 'email', counts: 'work', windows: [{ most: 20, within: day }] },
  creations: { by: 'person', counts: 'work', windows: [{ most: 60, within: minute }] },
  payments: {
    by: 'person',
    counts: 'work',
    windows: [
      { most: 20, within: minute },
      { most: 200, within: day },
    ],
  },
  webhooks: { by: 'client', counts: 'calls', windows: [{ most: 3000, within: minute }], inProcess: true },
  invitations: {
    by: 'person',
    counts: 'work',
    windows: [
      { most: 30, within: quarter },
      { most: 200, within: day },
    ],
  },
  // To one address, whoever invites it.
  'invitation-mails': {
    by: 'email',
    counts: 'work',
    windows: [
      { most: 5, within: quarter },
      { most: 20, within: day },
    ],
  },
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

export const codeRequestLimits = [
  'client-code-requests',
  'code-requests',
  'code-mails',
  'device-code-requests',
] as const;
export const codeCheckLimits = ['client-code-checks', 'code-checks', 'device-code-checks'] as const;

/** The limits of a route, or why it needs none. */
export type RouteLimits = readonly LimitName[] | { none: string };

export function namesOfLimits(limits: RouteLimits): readonly LimitName[] {
  return 'none' in limits ? [] : limits;
}
