import ChevronDown from 'lucide-react/icons/chevron-down';

import type { Part } from '#engine/reading/Part.ts';
import { CommentCount } from '#web/comments/CommentCount.tsx';
import { classNames } from '#web/components/classNames.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';

import { CardNumber } from './CardNumber.tsx';
import { ClaimNoteText } from './ClaimNoteText.tsx';
import { HeadingText } from './HeadingText.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { LockNote } from './locked/LockNote.tsx';
import { CardBody } from './ReadingCard.tsx';
import { takeFacts } from './takeFacts.ts';

interface FoldedCardProps {
  part: Part;
  /** What is in it, told while it is closed. */
  note?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** An item of a long list: a row with its title and its key values, which opens. */
export function FoldedCard({ part, note, isOpen, onToggle }: FoldedCardProps) {
  const { heading } = part;
  const { facts } = takeFacts(part.blocks);
  return (
    <details
      open={isOpen}
      data-item
      data-part={heading.pointer}
      // Searching in the page opens it.
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(open);
      }}
      className="group/fold scroll-mt-14"
    >
      <summary
        onClick={(event) => {
          // The browser tells of a toggle later: by then the page may be on its way to the printer, with all rows open.
          event.preventDefault();
          onToggle(!isOpen);
        }}
        className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-2 roomy:px-6 print:px-0 [&::-webkit-details-marker]:hidden"
      >
        {heading.number !== undefined && <CardNumber>{heading.number}</CardNumber>}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
          <HeadingText
            heading={heading}
            className={classNames(
              'min-w-0 text-base leading-6 font-semibold',
              note === undefined ? 'flex-1 basis-56' : 'roomy:w-72',
            )}
          />
          <LockNote pointer={heading.pointer} />
          {/* A section begins with its first item, whose claim is not the section's. */}
          {heading.number !== undefined && <ClaimNoteText pointer={heading.pointer} />}
          {note === undefined ? (
            <KeyFacts facts={facts} />
          ) : (
            <span className="line-clamp-1 min-w-0 flex-1 basis-40 text-sm text-muted group-open/fold:hidden max-desktop:basis-full">
              {note}
            </span>
          )}
          {!isOpen && <CommentCount pointer={heading.pointer} />}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-muted transition-transform group-open/fold:rotate-180 print:hidden"
        />
      </summary>
      <div className="px-4 pt-1 pb-4 roomy:px-6 roomy:pb-6 print:px-0">
        <CardBody part={part} />
        <div className="flex justify-end">
          <ConfirmSpot part={part} />
        </div>
      </div>
    </details>
  );
}
