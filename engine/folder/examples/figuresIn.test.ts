import { expect, it } from 'vitest';

import { figuresIn } from './figuresIn.ts';

it('reads figures of both notations alike', () => {
  const english = figuresIn('At 12:15 on 4 May 1,560 uses (65.5%) cost 12.40 to 13 TL; version 0.9.', 'en');
  const turkish = figuresIn('4 Mayıs’ta 12.15’te 1.560 kullanım (%65,5) 12,40–13 TL tuttu; sürüm 0.9.', 'tr');
  expect(english).toEqual(turkish);
  expect(english).toEqual(expect.arrayContaining(['12:15', '1560', '65.5', '12.4', '13', '0.9']));
});
