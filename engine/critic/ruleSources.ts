import type { CriticRule } from './contracts/criticContract.ts';

/** Where the method behind each rule is written down; shown with every hint. */
export const ruleSources: Record<CriticRule, string> = {
  'leading-question': 'Steve Portigal, Interviewing Users (2013)',
  'closed-question': 'Steve Portigal, Interviewing Users (2013)',
  'double-barrelled-question': 'Don A. Dillman et al., Internet, Phone, Mail, and Mixed-Mode Surveys (2014)',
  'hypothetical-question': 'Rob Fitzpatrick, The Mom Test (2013)',
  'untestable-hypothesis': 'Eric Ries, The Lean Startup (2011)',
  'solution-in-problem': 'Anthony W. Ulwick, What Customers Want (2005)',
  'too-many-problems': 'Ash Maurya, Running Lean (2012)',
  'vague-term': 'ISO/IEC/IEEE 29148:2018, 5.2.7',
  'score-without-reason': 'Daniel Kahneman, Olivier Sibony, Cass R. Sunstein, Noise (2021)',
  'result-without-n': 'David J. Bland, Alexander Osterwalder, Testing Business Ideas (2019)',
  'choice-without-words': 'W. Chan Kim, Renée Mauborgne, Blue Ocean Strategy (2005)',
  'goal-without-test': 'Eric Ries, The Lean Startup (2011)',
  'name-without-item': 'Bob Eberle, SCAMPER (1971)',
  'persona-without-source': 'Alan Cooper et al., About Face (2014)',
  'story-without-benefit': 'Mike Cohn, User Stories Applied (2004)',
  'plan-after-result': 'Brian A. Nosek et al., The Preregistration Revolution (2018)',
};
