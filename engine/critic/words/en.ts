import type { CriticWords } from './CriticWords.ts';

const auxiliary = 'do|does|did|is|are|was|were|have|has|had|can|could|will|would|should';
const negated =
  "don't|doesn't|didn't|isn't|aren't|wasn't|weren't|wouldn't|won't|can't|couldn't|shouldn't|haven't|hasn't";
const someone = 'you|it|they|this|that|the|your|we|people|there|he|she|these|those';
const question = 'how|what|why|who|whom|which|when|where';
const product =
  'apps?|applications?|platforms?|software|dashboards?|chat ?bots?|bots?|web ?sites?|portals?|tools?|systems?|plug-?ins?|ai|artificial intelligence|blockchain|databases?|sensors?|marketplaces?|crm|erp|automation|online booking|web ?shops?';
const build = 'build|develop|create|digiti[sz]e|automate|introduce|implement|launch|design|set up';

export const en: CriticWords = {
  leading: [
    `(?:^|, |; |: |so |but |and )(?:${negated}) (?:${someone})`,
    ', (?:right|correct|no|yes|agreed|okay|ok)\\?',
    `, (?:${auxiliary}|${negated}) (?:it|they|you|that|he|she|we)\\?`,
    'how (?:satisfied|happy|pleased|delighted|useful|helpful|easy|difficult|important|annoy\\w+|frustrat\\w+)',
    'how much (?:do|did|would) you (?:love|like|enjoy|hate|dislike|miss|appreciate)',
    '(?:would|do) you (?:not )?(?:also )?agree',
    'you (?:probably|surely|certainly|obviously|no doubt|must)',
    'surely|obviously',
    '(?:most|many|all|everyone|everybody|other|a lot of)(?: \\w+){0,3} (?:say|says|tell us|tells us|think|thinks|agree|agrees|believe|complain|find)',
    'why (?:is|are|was|were)[^?]* (?:so|too|such)',
    'amazing|awesome|wonderful|terrible|awful|horrible|ridiculous|innovative',
  ],
  hypothetical: [
    'would you (?:ever |really |rather |also )?(?:consider|use|buy|pay|try|recommend|switch|subscribe|download|join|like|want|order|sign up|be (?:interested|willing|ready))',
    'how (?:much|often|many)[^?]* would you (?!have)\\w+',
    'do you think (?:that )?(?:you|people|customers|others|they)(?: \\w+)? would',
    'would (?:people|customers|others|your \\w+) (?:use|buy|pay|like|want)',
    'if (?:we|i) (?:built|build|made|make|offered|offer|launched|launch|created|create|added|add|gave|give|could|opened|open)',
    'if there (?:was|were) (?:a|an)',
    'imagine|suppose|what if',
  ],
  closed: [`(?:^|, )(?:and |so |but )?(?:${auxiliary}|${negated}) (?!not\\b)\\w+`],
  open: [`^(?:and |so |but )?(?:${question})`, `, (?:and |or )?(?:${question})`, ` (?:${question})\\?$`],
  request: [
    '^(?:please )?(?:tell|show|walk|describe|take|think|give|draw|explain|name|list|talk|share)',
    '(?:can|could|would|will|may) (?:you|we|i) (?:please |kindly |perhaps )?(?:tell|show|describe|walk|take|explain|give|share|look|see|call|talk|draw|say|help|go|think|name|read|sketch|visit|watch|come)',
  ],
  second: [`(?:,? and|,? or|,? but|;) (?:${question}) (.+)`],
  probe: [
    'it|its|that|this|them|they|those|these|then|there|him|her|he|she|instead|else|next|afterwards|later|did you do|do you do|made you|happened|the difference|so',
  ],
  twoObjects: [
    '(?:think (?:about|of)|feel about|satisfied[^?]* with|happy[^?]* with|opinion (?:of|on|about)|would you rate|do you rate|(?:easy|difficult|hard|useful|helpful|important) (?:is|was|are|were) (?:it to )?)[^?,]* (?:and|or) (?:the |your |our |its |to )?\\w+',
    '^(?:do|did) you (?:find|like|enjoy|trust)[^?]* and \\w+',
  ],
  solution: [
    `(?:no|lacks?|lacking|missing|without|absence of|needs?|don't have|doesn't have|do not have|does not have|want|wants)(?: [\\w-]+){0,4}? (?:${product})`,
    'should (?:be able to|be|have|get|offer|use|see|know)|must (?:be able to|have|get|offer)',
    `(?:have to|has to|need to|needs to|must|should|we will|want to|would like to|plan to) (?:${build})`,
    '(?:by|through) (?:building|developing|creating|introducing|launching|digiti[sz]ing|automating|using)',
    'the solution (?:is|would be|could be)|our (?:app|product|solution|platform)',
  ],
  vague: [
    'fast(?:er)?|quick(?:er|ly)?|easy|easier|easily|simple|simply|user[- ]friendly|intuitive(?:ly)?|convenient(?:ly)?',
    'efficient(?:ly)?|effective(?:ly)?|reliabl[ey]|robust|flexibl[ey]|scalable|seamless(?:ly)?|smooth(?:ly)?',
    'adequate(?:ly)?|appropriate(?:ly)?|sufficient(?:ly)?|reasonabl[ey]|acceptable|satisfactory|significant(?:ly)?|minimal',
    'as \\w+ as possible|if possible|where possible|as needed|if necessary|timely|in a timely manner',
    'many|several|various|numerous|etc|and so on|modern|state-of-the-art|high[- ]quality|better|best|normal (?:conditions|use|load)',
  ],
  figure: [
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|dozen|half|thirds?|quarters?|zero|none|nobody|no one|never|not one|all of|every|each|twice|double',
    'one (?:second|minute|hour|day|working day|week|month|hand|tap|click|step|screen|view|in)',
  ],
  benefit: ['so that|so (?:i|we|they|he|she|my|our)|in order (?:to|that)|because|thereby'],
  filler: ['i|can|to|be|able|could|we|will|the|a|an'],
  noSource: [
    'common knowledge|common sense|(?:everybody|everyone) knows|general knowledge|gut feeling|intuition|we (?:think|believe|guess)|our (?:own )?(?:opinion|experience)|assum\\w+|guess\\w*|none|n/a|unknown|brainstorm\\w*|invented|imagined|made up|chatgpt',
  ],
};
