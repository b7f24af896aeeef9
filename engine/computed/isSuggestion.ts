import type { ComputedRule, SuggestionRule } from './contracts/computedContract.ts';

/** Whether a rule only suggests a value, until a person chooses another. */
export function isSuggestion(rule: ComputedRule): rule is SuggestionRule {
  return rule.rule === 'quadrant' || rule.rule === 'band' || rule.rule === 'cited';
}
