import { useTranslation } from 'react-i18next';

import type { Heading } from '#engine/reading/Part.ts';
import { CommentMark } from '#web/comments/CommentMark.tsx';

import { whenHovered } from './whenHovered.ts';

/** Leads to the comments on an item as a whole; those on what is within it stand there. */
export function ItemComments({ heading: { pointer, text } }: { heading: Heading }) {
  const { t } = useTranslation();
  return (
    <span className="-my-1 ml-2 inline-flex align-middle">
      <CommentMark
        pointer={pointer}
        label={(count) => t(count > 0 ? 'comments.read' : 'comments.write', { name: text, count })}
        whenSeen={`absolute -top-1.5 right-0 ${whenHovered}`}
        isOpen
      />
    </span>
  );
}
