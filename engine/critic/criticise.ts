import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import type { Language } from '#engine/languages/languages.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { foldText } from '#engine/search/foldText.ts';

import type { CriticDeclaration } from './contracts/criticContract.ts';
import type { Hint } from './Hint.ts';
import { findGoals } from './rules/findGoals.ts';
import type { Finding } from './rules/Finding.ts';
import { findInHypothesis } from './rules/findInHypothesis.ts';
import { findInPersona } from './rules/findInPersona.ts';
import { findInStory } from './rules/findInStory.ts';
import { findInText } from './rules/findInText.ts';
import { findPlanAfter } from './rules/findPlanAfter.ts';
import { isFilled } from './rules/isFilled.ts';

/**
 * What a document does against the rules that its folder declares, in the order of the declarations. Texts are read in
 * the given language. A hint is advice: nothing depends on it. The sources of the methods are in `ruleSources`.
 *
 * @param others what rules compare with, by the toolset that has it
 */
export function criticise(
  { manifest: { critic } }: { manifest: Pick<ToolsetManifest, 'critic'> },
  document: ToolsetDocument,
  language: Language,
  others: Readonly<Record<string, ToolsetDocument>> = {},
): Hint[] {
  const hints = critic.flatMap((declaration) =>
    expandPattern(document, declaration.field).flatMap((pointer) =>
      judge(declaration, document, pointer, { language, others }).map(({ at, words }) => ({
        pointer: `${pointer}${at}`,
        rule: declaration.rule,
        words,
      })),
    ),
  );
  // A question with a graver fault is asked anew anyway; that it is closed too need not be said.
  return hints.filter(
    ({ rule, pointer }) =>
      rule !== 'closed-question' ||
      !hints.some((other) => other.rule !== rule && other.rule.endsWith('-question') && other.pointer === pointer),
  );
}

function judge(
  declaration: CriticDeclaration,
  document: ToolsetDocument,
  pointer: string,
  { language, others }: { language: Language; others: Readonly<Record<string, ToolsetDocument>> },
): Finding[] {
  const value = getAt(document, pointer);
  switch (declaration.rule) {
    case 'untestable-hypothesis':
      return findInHypothesis(declaration, value, language);
    case 'persona-without-source':
      return findInPersona(declaration, value, language);
    case 'story-without-benefit':
      return findInStory(declaration, value, language);
    case 'too-many-problems': {
      const problems = Array.isArray(value) ? value.filter(isFilled) : [];
      return problems.length > declaration.count ? [{ at: '', words: String(problems.length) }] : [];
    }
    case 'score-without-reason': {
      const item = getAt(document, pointer.slice(0, pointer.lastIndexOf('/'))) as Record<string, unknown> | undefined;
      const isReasoned = declaration.reasons.some((name) => isFilled(item?.[name]));
      return typeof value === 'number' && !isReasoned ? [{ at: '', words: String(value) }] : [];
    }
    case 'result-without-n': {
      const [result, n] = [getAt(value, `/${declaration.result}`), getAt(value, `/${declaration.n}`)];
      const { is } = declaration;
      const isTold = is ? is.some((one) => one === result) : typeof result === 'number';
      return isTold && typeof n !== 'number' ? [{ at: `/${declaration.n}`, words: '' }] : [];
    }
    case 'choice-without-words': {
      const { choice, is, words } = declaration;
      const isWordless = is.some((one) => one === getAt(value, `/${choice}`)) && !isFilled(getAt(value, `/${words}`));
      return isWordless ? [{ at: `/${words}`, words: '' }] : [];
    }
    case 'name-without-item': {
      const names = declaration.lists.flatMap((list) =>
        expandPattern(document, `${list}/*/${declaration.name}`).map((at) => nameOf(getAt(document, at))),
      );
      const isLost = typeof value === 'string' && value.trim() !== '' && !names.includes(nameOf(value));
      return isLost ? [{ at: '', words: value.trim() }] : [];
    }
    case 'goal-without-test':
      return findGoals(declaration, value, others);
    case 'plan-after-result':
      return findPlanAfter(value, getAt(others[declaration.plan.toolset], declaration.plan.field), language);
    default: {
      const words = typeof value === 'string' ? findInText(declaration.rule, value, language) : null;
      return words === null ? [] : [{ at: '', words }];
    }
  }
}

const nameOf = (value: unknown) => (typeof value === 'string' ? foldText(value.trim()) : '');
