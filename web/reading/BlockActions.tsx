import { useTranslation } from 'react-i18next';

import { CommentMark } from '#web/comments/CommentMark.tsx';

import { EditLink } from './EditLink.tsx';
import { whenHovered } from './whenHovered.ts';

/** What can be done about a block (a `group`), at its upper right: to comment on it, and to edit it. */
export function BlockActions({ pointer, name }: { pointer: string; name: string }) {
  const { t } = useTranslation();
  return (
    <span className="absolute -top-1.5 right-0 flex gap-1 print:hidden">
      <CommentMark
        pointer={pointer}
        label={(count) => t(count > 0 ? 'comments.read' : 'comments.write', { name, count })}
        whenSeen={whenHovered}
      />
      <EditLink pointer={pointer} name={name} />
    </span>
  );
}
