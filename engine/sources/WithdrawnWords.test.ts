import { expect, it } from 'vitest';

import { WithdrawnWords } from './WithdrawnWords.ts';

const said = new WithdrawnWords([
  'Bir takım kutu on birden on ikiye çıktı, menüye koymaya cesaret edemedim.',
  'Evet, öyle oldu.',
  'Yes.',
]);

it('finds six words in a row, whatever their case, their signs and their breaks', () => {
  expect(said.takenOutOf('O: “BİR TAKIM — kutu\non birden on ikiye” dedi.')).toBe('O: “[…]” dedi.');
  expect(said.takenOutOf('Önce kutu on birden on ikiye çıktı dedi, sonra menüye koymaya cesaret edemedim dedi.')).toBe(
    'Önce […] dedi, sonra menüye koymaya cesaret edemedim dedi.',
  );
});

it('leaves what is no quote: fewer words, words of one’s own, ids and choices', () => {
  const mine = ['kutu on birden on ikiye', 'Yes.', 'evet-öyle-oldu', 'Kutular pahalandı.', ''];
  expect(mine.map((text) => said.takenOutOf(text))).toEqual(mine);
  expect(said.takenOutOf('Evet; öyle oldu')).toBe('[…]');
  const value = { list: [{ id: 'a', text: mine[0] }] };
  expect(said.takenOutOfAll(value)).toBe(value);
});
