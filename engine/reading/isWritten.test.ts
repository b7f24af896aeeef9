import { expect, it } from 'vitest';

import { isWritten, type Told } from './isWritten.ts';

const pointer = '/a';
const cases: [Told, boolean][] = [
  [{ text: 'What we saw', pointer }, true],
  [{ text: 'High', isWord: true, pointer }, false],
  [{ text: '4/5', score: { value: 4, from: 1, to: 5 }, pointer }, false],
  [{ kind: 'heading', level: 3, text: 'Ayşe', number: 1, isWritten: true, pointer }, true],
  [{ kind: 'heading', level: 3, text: 'Person 1', number: 1, pointer }, false],
  [{ kind: 'heading', level: 2, text: 'People', pointer }, false],
  [{ kind: 'paragraph', text: 'What we saw', pointer }, true],
  [{ kind: 'paragraph', text: 'assumed', isNote: true, pointer }, false],
  [{ kind: 'quote', text: 'What she said', pointer }, true],
];

it.each(cases)('tells of %o whether people wrote it', (told, written) => expect(isWritten(told)).toBe(written));
