import type { Part } from '#engine/reading/Part.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';

import { ClaimNoteText } from './ClaimNoteText.tsx';
import { EditLink } from './EditLink.tsx';
import { HeadingText } from './HeadingText.tsx';
import { hasCitations } from './isEntry.ts';
import { ItemComments } from './ItemComments.tsx';
import { LockNote } from './locked/LockNote.tsx';
import { ReadingBlocks } from './ReadingBlocks.tsx';
import { takeFacts } from './takeFacts.ts';
import { ValueText } from './ValueText.tsx';

/** Items that are a sentence each: as a list, with their values and what they rest on in a quiet line below. */
export function ReadingEntries({ entries }: { entries: readonly Part[] }) {
  return (
    <ul className="flex max-w-[760px] list-disc flex-col gap-3 pl-4.5 marker:text-muted">
      {entries.map(({ heading, blocks, parts }) => {
        const { facts, blocks: cited } = takeFacts(blocks);
        return (
          <li key={heading.pointer} data-item data-part={heading.pointer} className="group relative scroll-mt-14">
            <HeadingText heading={heading} className="inline text-base" />
            <LockNote pointer={heading.pointer} />
            <ItemComments heading={heading} />
            <span className="absolute -top-1.5 right-0">
              <EditLink pointer={heading.pointer} name={heading.text} />
            </span>
            <ConfirmSpot part={{ heading, blocks, parts }} />
            <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-1 text-label text-muted empty:hidden">
              {facts.map(({ label, ...value }) => (
                <span key={value.pointer} className="inline-flex min-h-7 items-center gap-1.5">
                  {label} <ValueText value={value} />
                </span>
              ))}
              {!hasCitations(cited) && (
                <span className="inline-flex min-h-7 items-center empty:hidden">
                  <ClaimNoteText pointer={heading.pointer} />
                </span>
              )}
              {cited.length > 0 && <ReadingBlocks blocks={cited} under={heading.text} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
