import { z } from 'zod/v3';

import { toolsetIdContract } from '#engine/references/toolsetIdContract.ts';
import { patternContract } from '#engine/schema/patternContract.ts';
import { propertyContract } from '#engine/schema/propertyContract.ts';
import { ruleFieldContract } from '#engine/schema/ruleFieldContract.ts';

const questions = 'Texts: the questions of a guide.';
const reasons = z.array(propertyContract).min(1).max(6);

function textRule<Rule extends string>(rule: Rule, field: string) {
  return z.object({ rule: z.literal(rule), field: ruleFieldContract.describe(field) }).strict();
}

const ruleContract = z.discriminatedUnion('rule', [
  textRule('leading-question', questions),
  textRule('closed-question', questions),
  textRule('double-barrelled-question', questions),
  textRule('hypothetical-question', questions),
  textRule('solution-in-problem', 'Texts that state a problem.'),
  textRule('vague-term', 'Texts that somebody has to check: requirements, criteria, measures.'),
  textRule('too-many-problems', 'A list of problems.').extend({ count: z.number().int().min(1).max(20).default(3) }),
  textRule('untestable-hypothesis', 'Items, with the two properties; or texts that state it all.').extend({
    metric: propertyContract.optional().describe('What is measured.'),
    threshold: propertyContract.optional().describe('The result from which it holds: a number, or a text with one.'),
  }),
  textRule('score-without-reason', 'A score.').extend({
    reasons: reasons.describe('Properties beside the score; one of them says why.'),
  }),
  textRule('result-without-n', 'Items that hold the result of a test.').extend({
    result: propertyContract.describe('A number: what was measured; with "is" an enum: what a person chose.'),
    is: z.array(z.string()).min(1).optional().describe('The values of the enum that say something.'),
    n: propertyContract.describe('A whole number beside it: how many people or cases stand behind it.'),
  }),
  textRule('choice-without-words', 'Items.').extend({
    choice: propertyContract.describe('An enum of the item.'),
    is: z.array(z.string()).min(1).describe('The values that have to be put into words.'),
    words: propertyContract.describe('The text beside it.'),
  }),
  textRule('goal-without-test', 'The list of what is tested.').extend({
    goal: propertyContract.describe('The property of its items that is bound to a goal.'),
    goals: z
      .object({
        toolset: toolsetIdContract.describe('One of dependsOn.'),
        field: patternContract.describe('What the goals are called: a text of the items that the goal is bound to.'),
      })
      .strict()
      .describe('What has to be tested.'),
  }),
  textRule('name-without-item', 'Texts that name an item of the lists.').extend({
    lists: z.array(patternContract).min(1).max(12).describe('Where such items stand, in the same document.'),
    name: propertyContract.describe('What the items are called by.'),
  }),
  textRule('persona-without-source', 'Items.').extend({
    sources: reasons.describe('Properties of the item; one of them says what it rests on.'),
  }),
  textRule('story-without-benefit', 'Items, with the two properties; or texts that state it all.').extend({
    want: propertyContract.optional(),
    benefit: propertyContract.optional().describe('What follows "so that".'),
  }),
  textRule('plan-after-result', 'The date of a result, or of the beginning of a test.').extend({
    plan: z
      .object({
        toolset: toolsetIdContract.describe('One of dependsOn.'),
        field: patternContract.describe('The date of the plan in that toolset; not in a list.'),
      })
      .strict()
      .describe('What had to be written down before.'),
  }),
]);

/** What is said beside a field when a method's rule is broken; it never stands in the way. */
export const criticContract = z
  .array(ruleContract)
  .max(40)
  .describe('Rules of the method, told as hints beside the fields.');

export type CriticDeclaration = z.infer<typeof ruleContract>;
export type CriticRule = CriticDeclaration['rule'];
