import type { Value } from '#engine/reading/Block.ts';
import { isWritten } from '#engine/reading/isWritten.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { ScorePips } from './ScorePips.tsx';
import { UnconfirmedNote } from './unconfirmed/UnconfirmedNote.tsx';

/** A value as it reads, in its language. */
export function ValueText({ value }: { value: Value }) {
  const { text, score } = value;
  const lang = useWrittenLang();
  const note = <UnconfirmedNote of={value.unconfirmed} />;
  if (score)
    return (
      <>
        <ScorePips score={score} />
        {note}
      </>
    );
  return (
    <>
      <span lang={isWritten(value) ? lang : undefined}>{text}</span>
      {note}
    </>
  );
}
