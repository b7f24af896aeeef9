import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, useState } from 'react';

import type { Part } from '#engine/reading/Part.ts';

import { FoldingContext } from './FoldingContext.ts';
import { sectionKey } from './foldToFit.ts';
import { HeadingText } from './HeadingText.tsx';
import { holds } from './holds.ts';
import { labelsOf } from './labelsOf.ts';
import { ReadingPart } from './ReadingPart.tsx';

interface ReadingSectionProps {
  part: Part;
  id: string;
}

/** A section of a reading; closed at first where the reading would be too long to be overlooked. */
export function ReadingSection({ part, id }: ReadingSectionProps) {
  const { closed, isAllOpen, target } = use(FoldingContext);
  const [isOpened, setIsOpened] = useState(false);
  const [seen, setSeen] = useState<typeof target>(null);
  if (target !== seen) {
    setSeen(target);
    if (target && pointersIn(part).some((pointer) => holds(pointer, target.pointer))) setIsOpened(true);
  }
  if (!closed.has(sectionKey(part))) return <ReadingPart part={part} id={id} />;
  const isOpen = isAllOpen || isOpened;
  return (
    <details
      id={id}
      tabIndex={-1}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) setIsOpened(open);
      }}
      className="group/section scroll-mt-12 outline-none"
    >
      <summary
        onClick={(event) => {
          // The browser tells of a toggle later: by then the page may be on its way to the printer.
          event.preventDefault();
          setIsOpened(!isOpened);
        }}
        className="flex min-h-14 cursor-pointer list-none items-center gap-x-6 rounded-lg py-2 [&::-webkit-details-marker]:hidden"
      >
        <HeadingText heading={part.heading} className="min-w-0 text-base font-semibold roomy:text-lg" />
        <span className="line-clamp-1 min-w-0 flex-1 text-sm text-muted group-open/section:hidden max-desktop:hidden">
          {labelsOf(part)}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="ml-auto shrink-0 text-muted transition-transform group-open/section:rotate-180 print:hidden"
        />
      </summary>
      <ReadingPart part={part} isTitled={false} />
    </details>
  );
}

function pointersIn({ heading, blocks, parts }: Part): string[] {
  return [heading.pointer, ...blocks.map(({ pointer }) => pointer), ...parts.flatMap(pointersIn)];
}
