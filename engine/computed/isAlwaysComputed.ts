import type { ComputedRule, SuggestionRule, VerdictRule } from './contracts/computedContract.ts';
import { isSuggestion } from './isSuggestion.ts';

/** Whether a rule always holds: a suggestion does not, and a `verdict` is chosen while figures are missing. */
export function isAlwaysComputed(rule: ComputedRule): rule is Exclude<ComputedRule, SuggestionRule | VerdictRule> {
  return !isSuggestion(rule) && rule.rule !== 'verdict';
}
