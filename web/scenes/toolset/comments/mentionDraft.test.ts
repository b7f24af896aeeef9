import { expect, it } from 'vitest';

import { formatMention } from '#engine/comments/mentions.ts';
import type { Comment } from '#engine/protocol/comment.ts';

import { draftOf, storedText } from './mentionDraft.ts';

const person = (letter: string, fullName: string) => ({ id: letter.repeat(26), fullName });
const [ada, adaB, namesake] = [person('A', 'Ada'), person('B', 'Ada B. (x)'), person('C', 'Ada')];

it('stores ids in place of the names that were chosen, longer names first', () => {
  const text = 'Hi @Ada and @Ada B. (x), not @Adam, @Bora or ada@Adapt.';
  const stored = storedText({ text, people: [ada, adaB] });
  expect(stored).toBe(`Hi ${formatMention(ada.id)} and ${formatMention(adaB.id)}, not @Adam, @Bora or ada@Adapt.`);
});

it('tells people of one name apart by the order in which they were chosen', () => {
  const stored = storedText({ text: '@Ada, @Ada and @Ada', people: [namesake, ada] });
  expect(stored).toBe(`${formatMention(namesake.id)}, ${formatMention(ada.id)} and ${formatMention(ada.id)}`);
});

it('lets a comment be edited by the names that people have now, and keeps who has none', () => {
  const text = `${formatMention(ada.id)} or ${formatMention(adaB.id)}?`;
  const mentions = [
    { id: ada.id, name: 'Augusta' },
    { id: adaB.id, name: null },
  ];
  const draft = draftOf({ text, mentions } as Comment);
  expect(draft.text).toBe(`@Augusta or ${formatMention(adaB.id)}?`);
  expect(storedText(draft)).toBe(text);
});
