import { describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { readEvalProject } from './EvalProject.ts';
import { Evaluation } from './Evaluation.ts';
import { readGuesses } from './Guess.ts';
import { tells } from './judge/judgeGuesses.ts';
import { isBroken } from './Outcome.ts';

const evaluation = new Evaluation(loadedToolsets());

describe.each(languages)('the drafts of the project in %s', (language) => {
  it('take every recorded answer to a request that stands as it was, and are told all that the team found', async () => {
    for (const step of evaluation.steps([], [language])) {
      const outcome = await evaluation.replay(step);
      expect.soft(isBroken(outcome), `${step.toolset}: ${outcome.fault}`).toBe(false);
      expect.soft(outcome.arrived?.missing ?? [], step.toolset).toEqual([]);
    }
  });

  it('were recorded for toolsets that are there', () => {
    const ids = evaluation.steps([], [language]).map(({ toolset }) => toolset);
    expect(evaluation.shelf.names(language).filter((name) => !ids.includes(name))).toEqual([]);
  });

  it.each(readGuesses())(
    'are told the guess $id by a draft that nobody has confirmed, and by nothing else',
    (guess) => {
      const places = [...readEvalProject(language).contents].flatMap(([id, { document, unconfirmed }]) => {
        const drafted = new Set(leavesOf(document, unconfirmed));
        const telling = leavesOf(document).filter((pointer) =>
          tells(guess, String(getAt(document, pointer)), language),
        );
        return telling.map((pointer) => ({ id, isDrafted: drafted.has(pointer) }));
      });
      expect(places).toContainEqual({ id: guess.in, isDrafted: true });
      expect(places.filter(({ isDrafted }) => !isDrafted)).toEqual([]);
    },
  );
});
