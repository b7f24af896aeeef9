/** The slides of a project's story, in the order in which it is told where nobody has chosen another. */
export const storyKinds = [
  'cover',
  'problem',
  'people',
  'evidence',
  'idea',
  'bet',
  'test',
  'result',
  'money',
  'next',
] as const;
export type StoryKind = (typeof storyKinds)[number];
