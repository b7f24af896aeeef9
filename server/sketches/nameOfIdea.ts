import { cutAtWord } from '#server/export/formats/cutAtWord.ts';

const most = 60;

/** What a project is called of which there is only a sentence: its beginning. */
export function nameOfIdea(idea: string): string {
  const [sentence = ''] = idea
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(/(?<=[.!?…])\s/u);
  const end = ['.', '…'].find((mark) => sentence.endsWith(mark)) ?? '';
  return cutAtWord(sentence.slice(0, sentence.length - end.length), most);
}
