import type { Value } from '#engine/reading/Block.ts';
import { isWritten } from '#engine/reading/isWritten.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { ScorePips } from './ScorePips.tsx';

/** A value as it reads, in its language. */
export function ValueText({ value }: { value: Value }) {
  const { text, score } = value;
  const lang = useWrittenLang();
  if (score) return <ScorePips score={score} />;
  return lang === undefined || !isWritten(value) ? text : <span lang={lang}>{text}</span>;
}
