import type { Accent } from '#engine/picture/roles.ts';

export const severities = ['low', 'medium', 'high'] as const;

export type Severity = (typeof severities)[number];

/** The colour of each severity. */
export const severityRoles: Record<Severity, Accent | 'gain' | 'pain'> = {
  low: 'gain',
  medium: 'accent-5',
  high: 'pain',
};

/**
 * How severe it is what two scores of a scale up to `most` say; on one up to five, it is high from 15 and low up to 6.
 */
export function severityOf(x: number, y: number, most: number): Severity {
  const share = (x * y) / (most * most);
  if (share >= 0.6) return 'high';
  return share > 0.25 ? 'medium' : 'low';
}
