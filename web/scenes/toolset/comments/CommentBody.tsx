import { splitMentions } from '#engine/comments/mentions.ts';
import type { Comment } from '#engine/protocol/comment.ts';
import { safeAddress } from '#web/components/markdown/safeAddress.ts';

import { useCommentWords } from './useCommentWords.ts';

const address = /((?:https?:\/\/|mailto:)[^\s<>"]*[^\s<>".,;:!?)\]}'’”])/gi;

/** The words of a comment: plain text with its line breaks, names of people and links. */
export function CommentBody({ comment: { text, mentions } }: { comment: Comment }) {
  const say = useCommentWords();
  return (
    <p className="text-base leading-relaxed whitespace-pre-line wrap-anywhere">
      {splitMentions(text).map((part, index) =>
        typeof part === 'string' ? (
          <LinkedText key={index} text={part} />
        ) : (
          <strong key={index} className="rounded-sm bg-primary-tonal px-1 font-semibold text-on-primary-tonal">
            @{mentions.find(({ id }) => id === part.id)?.name ?? say('former')}
          </strong>
        ),
      )}
    </p>
  );
}

function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 && safeAddress(part) !== '' ? (
      <a
        key={index}
        href={part}
        rel="noopener noreferrer nofollow"
        className="font-medium text-primary underline decoration-outline-strong underline-offset-4 hover:decoration-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
