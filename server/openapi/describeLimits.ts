import { type LimitRule, limitRules, namesOfLimits, type RouteLimits } from '#server/http/limits/limitRules.ts';

const counted = {
  client: 'from one network (an IPv4 address, or 64 bits of an IPv6 address)',
  person: 'by one person',
  email: 'for one e-mail address, from devices that are not known to be its owner’s',
  'email-and-client': 'for one e-mail address from one network',
  device: 'from one device that is known to be the owner’s of an e-mail address',
} as const satisfies Record<LimitRule['by'], string>;

const what = {
  calls: 'calls',
  failures: 'failed calls',
  work: 'calls that begin work (repetitions with an Idempotency-Key do not count)',
} as const satisfies Record<LimitRule['counts'], string>;

/** Describes a route's rate limits in the OpenAPI description. */
export function describeLimits(limits: RouteLimits): { description: string; 'x-rate-limits'?: object[] } {
  if ('none' in limits) return { description: `No limit: ${limits.none}.` };
  const windows = namesOfLimits(limits).flatMap((name) => {
    const rule: LimitRule = limitRules[name];
    return rule.windows.map((window) => ({ name, by: rule.by, counts: rule.counts, ...window }));
  });
  const sentences = windows.map(
    ({ most, within, by, counts }) => `- ${most} ${what[counts]} ${counted[by]} in ${spanOf(within)}`,
  );
  return {
    description: ['At most:', ...sentences].join('\n'),
    'x-rate-limits': windows.map(({ within, ...window }) => ({ ...window, seconds: within })),
  };
}

function spanOf(seconds: number): string {
  if (seconds === 60) return 'a minute';
  return seconds % 3600 === 0 ? `${seconds / 3600} hours` : `${seconds / 60} minutes`;
}
