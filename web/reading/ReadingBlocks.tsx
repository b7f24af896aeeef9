import { isWritten } from '#engine/reading/isWritten.ts';
import type { TextBlock } from '#engine/reading/Part.ts';
import { classNames } from '#web/components/classNames.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { StoredPicture } from '#web/images/StoredPicture.tsx';

import { BlockActions } from './BlockActions.tsx';
import { Citations } from './Citations.tsx';
import { ClaimNoteText } from './ClaimNoteText.tsx';
import { FieldCells } from './FieldCells.tsx';
import { LockNote } from './locked/LockNote.tsx';
import { ReadingTable } from './ReadingTable.tsx';
import { rest, spansOf } from './spansOf.ts';
import { UnconfirmedNote } from './unconfirmed/UnconfirmedNote.tsx';
import { ValueText } from './ValueText.tsx';

interface ReadingBlocksProps {
  blocks: readonly TextBlock[];
  /** The heading above, which names a block without a label. */
  under: string;
}

/** Texts, lists and facts in a grid of six columns: facts take two of them, short texts in pairs three, others all. */
export function ReadingBlocks({ blocks, under }: ReadingBlocksProps) {
  if (blocks.length === 0) return null;
  const spans = spansOf(blocks);
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 roomy:grid-cols-6">
      {blocks.map((block, index) => {
        const key = `${block.kind} ${block.pointer}`;
        if (block.kind === 'fields')
          return (
            <FieldCells key={key} block={block} isAlone={block.fields.length === 1 && spans[index + 1] !== rest} />
          );
        return (
          <div key={key} className={classNames('group relative min-w-0', spans[index])}>
            {block.label !== undefined && !isCitations(block) && (
              <p className="mb-1 text-sm font-medium text-muted">
                <span>{block.label}</span>
                {'text' in block ? null : <UnconfirmedNote of={block.unconfirmed} />}
                <LockNote pointer={block.pointer} />
              </p>
            )}
            {isCitations(block) ? (
              <Citations block={block} under={under}>
                <BlockContent block={block} />
              </Citations>
            ) : (
              <BlockContent block={block} />
            )}
            {block.kind !== 'table' && !isCitations(block) && (
              <BlockActions pointer={block.pointer} name={block.label ?? under} />
            )}
          </div>
        );
      })}
    </div>
  );
}

const isCitations = (block: TextBlock): block is Extract<TextBlock, { kind: 'list' }> =>
  block.kind === 'list' && block.isCitations === true;

function BlockContent({ block }: { block: Exclude<TextBlock, { kind: 'fields' }> }) {
  const lang = useWrittenLang();
  switch (block.kind) {
    case 'paragraph':
      return (
        <p
          lang={isWritten(block) ? lang : undefined}
          className={classNames('max-w-[680px] whitespace-pre-line', block.lead ? 'text-xl font-medium' : 'text-base')}
        >
          <span>{block.text}</span>
          <UnconfirmedNote of={block.unconfirmed} />
        </p>
      );
    case 'quote':
      return (
        <blockquote lang={lang} className="max-w-[680px] border-l-2 border-outline-strong pl-4 text-base italic">
          <span>{block.text}</span>
          <UnconfirmedNote of={block.unconfirmed} />
        </blockquote>
      );
    case 'image':
      return <StoredPicture image={block.image} alt={block.alt} />;
    case 'list':
      return (
        <ul className="flex max-w-[680px] list-disc flex-col gap-2 pl-4.5 text-base marker:text-muted">
          {block.items.map((value) => (
            <li key={value.pointer}>
              <ValueText value={value} /> <ClaimNoteText pointer={value.pointer} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <ReadingTable table={block} />;
  }
}
