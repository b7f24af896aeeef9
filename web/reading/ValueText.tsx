import type { Value } from '#engine/reading/Block.ts';

import { useWrittenLang } from '../i18n/WrittenIn.ts';
import { ScorePips } from './ScorePips.tsx';

/** A value as it reads, in its language. */
export function ValueText({ value: { text, score, isWord } }: { value: Value }) {
  const lang = useWrittenLang();
  if (score) return <ScorePips score={score} />;
  return isWord || lang === undefined ? text : <span lang={lang}>{text}</span>;
}
