import { HeadingText } from './HeadingText.tsx';
import type { Part } from './Part.ts';
import { ReadingBlocks } from './ReadingBlocks.tsx';
import { ReadingCard } from './ReadingCard.tsx';

/**
 * A section: its heading hangs beside its text on wide screens. Items of a list follow as cards, below a heading of the
 * full width where nothing else stands beside it.
 */
export function ReadingPart({ part }: { part: Part }) {
  const { heading, blocks, parts } = part;
  const items = parts.filter((each) => each.heading.number !== undefined).length;
  const isSection = heading.level === 2;
  return (
    <section className={isSection ? 'py-8 first:pt-2 last:pb-2' : 'py-6 first:pt-0 last:pb-0'}>
      {blocks.length > 0 ? (
        <div className="grid gap-x-8 gap-y-3 hanging:grid-cols-[13rem_minmax(0,1fr)]">
          <HeadingText heading={heading} className={isSection ? sectionHeading : 'font-semibold text-base'} />
          <ReadingBlocks blocks={blocks} under={heading.text} />
        </div>
      ) : (
        <div className="flex items-baseline gap-2">
          <HeadingText heading={heading} className={isSection ? sectionHeading : 'font-semibold text-base'} />
          {items > 1 && <span className="text-sm text-muted">{items}</span>}
        </div>
      )}
      {parts.length > 0 && (
        <div className={items > 0 ? 'mt-4 flex flex-col gap-3' : 'mt-4 divide-y divide-outline'}>
          {parts.map((each) =>
            each.heading.number === undefined ? (
              <ReadingPart key={each.heading.pointer} part={each} />
            ) : (
              <ReadingCard key={each.heading.pointer} part={each} />
            ),
          )}
        </div>
      )}
    </section>
  );
}

const sectionHeading = 'text-base font-semibold roomy:text-lg';
