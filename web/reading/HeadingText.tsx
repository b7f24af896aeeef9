import { isWritten } from '#engine/reading/isWritten.ts';
import type { Heading } from '#engine/reading/Part.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { UnconfirmedNote } from './unconfirmed/UnconfirmedNote.tsx';

/** A heading of the reading's level. */
export function HeadingText({ heading, className }: { heading: Heading; className: string }) {
  const Tag = `h${Math.min(heading.level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  const lang = useWrittenLang();
  return (
    <Tag lang={isWritten(heading) ? lang : undefined} className={className}>
      <span>{heading.text}</span>
      <UnconfirmedNote of={heading.unconfirmed} />
    </Tag>
  );
}
