import { Fragment } from 'react';

import type { Part } from '#engine/reading/Part.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';

import { CardNumber } from './CardNumber.tsx';
import { ClaimNoteText } from './ClaimNoteText.tsx';
import { FactList } from './FactList.tsx';
import { HeadingText } from './HeadingText.tsx';
import { hasCitations } from './isEntry.ts';
import { ItemComments } from './ItemComments.tsx';
import { LockNote } from './locked/LockNote.tsx';
import { ReadingBlocks } from './ReadingBlocks.tsx';
import { runsOf } from './runsOf.ts';
import { takeFacts } from './takeFacts.ts';

const columns = 'grid gap-x-8 gap-y-4 hanging:grid-cols-[12rem_minmax(0,1fr)]';

/** In characters: the longest title that stands beside the text; a longer one stands above it. */
const longestBeside = 64;

/** An item of a list: number, title, scores and other brief values on the left, the rest beside them. */
export function ReadingCard({ part }: { part: Part }) {
  const { heading } = part;
  const { facts, blocks } = takeFacts(part.blocks);
  const isTitleLong = heading.text.length > longestBeside;
  return (
    <article
      data-item
      data-part={heading.pointer}
      className={`${isTitleLong ? 'flex flex-col gap-4' : columns} scroll-mt-14 rounded-2xl border border-outline bg-raised p-4 roomy:p-6 print:rounded-none print:border-0 print:border-t print:px-0`}
    >
      <div className="flex flex-col gap-3">
        <div className="group relative flex gap-3">
          <CardNumber>{heading.number}</CardNumber>
          <div className="min-w-0">
            <HeadingText heading={heading} className="inline text-base leading-6 font-semibold" />
            <LockNote pointer={heading.pointer} />
            {!hasCitations(blocks) && <ClaimNoteText pointer={heading.pointer} />}
            <ItemComments heading={heading} />
            <ConfirmSpot part={part} />
          </div>
        </div>
        <FactList facts={facts} isIndented />
      </div>
      {blocks.length + part.parts.length > 0 && <CardText part={{ ...part, blocks }} />}
    </article>
  );
}

/** The same for an item whose title stands above all of it. */
export function CardBody({ part }: { part: Part }) {
  const { facts, blocks } = takeFacts(part.blocks);
  const text = <CardText part={{ ...part, blocks }} />;
  const isIndented = part.heading.number !== undefined;
  if (facts.length === 0) return <div className={isIndented ? 'roomy:pl-9' : undefined}>{text}</div>;
  return (
    <div className={columns}>
      <FactList facts={facts} isIndented={isIndented} />
      {text}
    </div>
  );
}

/** Parts of a single block stand in the grid of the blocks, with their headings as labels. */
function CardText({ part: { heading, blocks, parts } }: { part: Part }) {
  const runs = [{ blocks, parts: [] as readonly Part[] }, ...runsOf(parts)];
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {runs.map((run, index) => (
        <Fragment key={index}>
          <ReadingBlocks blocks={run.blocks} under={heading.text} />
          {run.parts.map((each) => (
            <InnerPart key={each.heading.pointer} part={each} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** A part within a card, which needs no card of its own. */
function InnerPart({ part }: { part: Part }) {
  const { heading, blocks, parts } = part;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <HeadingText heading={heading} className="text-base font-semibold" />
        {!hasCitations(blocks) && <ClaimNoteText pointer={heading.pointer} />}
      </div>
      <ReadingBlocks blocks={blocks} under={heading.text} />
      {parts.map((each) => (
        <InnerPart key={each.heading.pointer} part={each} />
      ))}
    </div>
  );
}
