import type { ArticleFault } from './ArticleFault.ts';

/**
 * HTML, images, and links that lead elsewhere than to the web or to an article. Searched for in the plain text, so in
 * code too: that is quick enough for every start of the server, and no trick of Markdown hides anything. Whoever shows
 * an article must not rely on it.
 */
export function forbiddenMarkup(markdown: string): ArticleFault[] {
  return markdown
    .split(/\r?\n/)
    .flatMap((text, index) =>
      rules.flatMap(({ isBroken, message }) => (isBroken(text) ? [{ line: index + 1, message }] : [])),
    );
}

const soundLink = /\]\((?:https:\/\/[^\s()<>]+|article:[a-z0-9-]+)\)/g;

const rules = [
  { isBroken: (line: string) => /<[a-z/!?]/i.test(line), message: 'holds no HTML; only Markdown is shown' },
  { isBroken: (line: string) => line.includes('!['), message: 'holds no images' },
  {
    isBroken: (line: string) => /\](?:\(|:)/.test(line.replace(soundLink, '')),
    message: 'a link is written [text](https://…), or [text](article:id) for another article',
  },
];
