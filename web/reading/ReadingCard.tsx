import { HeadingText } from './HeadingText.tsx';
import type { Part } from './Part.ts';
import { ReadingBlocks } from './ReadingBlocks.tsx';
import { FactList } from './FactList.tsx';
import { takeFacts } from './takeFacts.ts';

/** An item of a list: number, title, scores and other brief values on the left, the rest beside them. Items within it are indented. */
export function ReadingCard({ part }: { part: Part }) {
  const { heading, parts } = part;
  const { facts, blocks } = takeFacts(part.blocks);
  const hasBody = blocks.length + parts.length > 0;
  return (
    <article className="grid gap-x-8 gap-y-4 rounded-2xl border border-outline bg-raised p-4 roomy:p-6 hanging:grid-cols-[12rem_minmax(0,1fr)] print:rounded-none print:border-0 print:border-t print:px-0">
      <div className="flex flex-col gap-3">
        <div className="flex gap-3">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-xs font-semibold text-on-primary"
          >
            {heading.number}
          </span>
          <HeadingText heading={heading} className="min-w-0 text-base leading-6 font-semibold" />
        </div>
        <FactList facts={facts} />
      </div>
      {hasBody && (
        <div className="flex min-w-0 flex-col gap-5">
          <ReadingBlocks blocks={blocks} under={heading.text} />
          {parts.map((each) => (
            <InnerPart key={each.heading.pointer} part={each} />
          ))}
        </div>
      )}
    </article>
  );
}

/** A part within a card, which needs no card of its own. */
function InnerPart({ part }: { part: Part }) {
  const { heading, blocks, parts } = part;
  return (
    <div className="flex flex-col gap-3">
      <HeadingText
        heading={heading}
        className={heading.number === undefined ? 'text-sm font-medium text-muted' : 'text-base font-semibold'}
      />
      <ReadingBlocks blocks={blocks} under={heading.text} />
      {parts.map((each) => (
        <InnerPart key={each.heading.pointer} part={each} />
      ))}
    </div>
  );
}
