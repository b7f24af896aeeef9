import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, use, useState } from 'react';

import type { Block } from '#engine/reading/Block.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';

import { ClaimNotesContext } from './ClaimNotesContext.ts';
import { FoldingContext } from './FoldingContext.ts';

interface CitationsProps {
  block: Extract<Block, { kind: 'list' }>;
  /** The heading above, which names a block without a label. */
  under: string;
  children: ReactNode;
}

/** What a claim rests on, in a few words on a chip that opens: who said or did it, word for word. */
export function Citations({ block: { pointer, label, items }, under, children }: CitationsProps) {
  const { isAllOpen } = use(FoldingContext);
  const note = use(ClaimNotesContext).get(pointer.slice(0, pointer.lastIndexOf('/')));
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isAllOpen || isOpen;
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isShown) setIsOpen(open);
      }}
      className="group/cites min-w-0"
    >
      <summary
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
        className="touch-room inline-flex min-h-7 cursor-pointer list-none items-center gap-1.5 rounded-full bg-field px-2.5 py-0.5 text-label text-muted hover:text-text [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only">{label ?? under}: </span>
        {note ? (
          <>
            <ClaimMark state={note.state} size={12} />
            {note.text}
          </>
        ) : (
          <>
            <span aria-hidden>{label ?? under} · </span>
            {items.length}
          </>
        )}
        <ChevronDown
          aria-hidden
          size={14}
          className="shrink-0 transition-transform group-open/cites:rotate-180 print:hidden"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
