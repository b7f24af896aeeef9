import type { CriticDeclaration } from '#engine/critic/contracts/criticContract.ts';
import { lowered } from '#engine/critic/words/lowered.ts';
import type { Language } from '#engine/languages/languages.ts';

import type { Finding } from './Finding.ts';
import { hasFigure } from './hasFigure.ts';
import { isFilled } from './isFilled.ts';

type Declaration = Extract<CriticDeclaration, { rule: 'untestable-hypothesis' }>;

/** What a hypothesis lacks before a test can refute it: something to measure, and a figure from which it holds. */
export function findInHypothesis(declaration: Declaration, value: unknown, language: Language): Finding[] {
  const says = (text: string) => hasFigure(lowered(text, language), language);
  if (typeof value === 'string') return isFilled(value) && !says(value) ? [{ at: '', words: '' }] : [];
  if (typeof value !== 'object' || value === null || !isFilled(value)) return [];
  const { metric, threshold } = declaration;
  const item = value as Record<string, unknown>;
  const findings: Finding[] = [];
  if (metric && !isFilled(item[metric])) findings.push({ at: `/${metric}`, words: '' });
  const reached = threshold && item[threshold];
  const isVague = typeof reached === 'string' && !says(reached);
  if (threshold && (isVague || !isFilled(reached)))
    findings.push({ at: `/${threshold}`, words: isVague ? reached.trim() : '' });
  return findings;
}
