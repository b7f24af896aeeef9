import { expect, it } from 'vitest';

import { turkishPossessive } from './turkishPossessive.ts';

it.each(['0ı', '1i', '2si', '3ü', '6sı', '7si', '9u', '10u', '16sı', '19u', '20si', '24ü', '40ı', '70i', '100ü'])(
  'says %s',
  (spoken) => {
    const [count = ''] = /^\d+/.exec(spoken) ?? [];
    expect(count + turkishPossessive(Number(count))).toBe(spoken);
  },
);
