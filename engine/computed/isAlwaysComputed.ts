import type { ArithmeticRule, AverageRule, ComputedRule } from './contracts/computedContract.ts';

/** Whether a rule always holds: a `quadrant` is only a suggestion, a `verdict` is chosen while figures are missing. */
export function isAlwaysComputed(rule: ComputedRule): rule is AverageRule | ArithmeticRule {
  return rule.rule !== 'quadrant' && rule.rule !== 'verdict';
}
