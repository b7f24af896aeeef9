import type { StartingWords } from './StartingWords.ts';

export const en: StartingWords = {
  payer: 'Who pays for it, and what do they spend on the problem today?',
  moment: 'Where and when does the problem happen, and to whom?',
  team: 'Who is on the team, and what does each of you do?',
  known: 'What have you seen, heard or tried yourselves so far?',
  limits: 'What limits you: money, time, law, place?',
};
