import { useState } from 'react';
import { useSnapshot } from 'valtio';

import type { Comment, ProjectPerson } from '#engine/protocol/comment.ts';
import { deleteComment, updateComment } from '#web/api/comments.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { Menu } from '#web/components/Menu.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import { formatAgo, formatDateTime } from '#web/i18n/formats.ts';
import { comments, keepComment, refreshComments } from '#web/stores/comments.ts';
import { project } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { session } from '#web/stores/session.ts';

import { CommentBody } from './CommentBody.tsx';
import { CommentForm } from './CommentForm.tsx';
import { draftOf } from './mentionDraft.ts';
import { useCommentWords } from './useCommentWords.ts';

/** One comment of a thread; its author can change and delete it, the owner of the project delete it. */
export function CommentItem({ comment, people }: { comment: Comment; people: readonly ProjectPerson[] }) {
  const say = useCommentWords();
  const { user } = useSnapshot(session);
  const { current } = useSnapshot(project);
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const { projectId } = comments;
  const isMine = comment.author !== null && comment.author.id === user?.id;
  const mayDelete = isMine || current?.role === 'owner';
  const name = comment.author?.name ?? comment.guest ?? say('former');
  const actions: MenuEntry[] = [
    ...(isMine ? [{ label: say('edit'), onChoose: () => setDoing('edit') }] : []),
    ...(mayDelete ? [{ label: say('delete'), danger: true, onChoose: () => setDoing('delete') }] : []),
  ];

  async function remove() {
    try {
      await deleteComment(projectId, comment.id);
      if (comment.replyTo !== null) keepComment(comment.id, null);
      // Its replies say whether a place is left.
      refreshComments();
    } catch (error) {
      reportFailure(error);
    }
  }

  if (comment.deleted) return <p className="text-sm text-muted italic">{say('deleted')}</p>;
  return (
    <div data-comment={comment.id} tabIndex={-1} className="flex flex-col gap-1 outline-none">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-sm">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {comment.guest !== null && <span className="text-muted">{say('guest')}</span>}
          <time dateTime={comment.createdAt} title={formatDateTime(comment.createdAt)} className="text-muted">
            {formatAgo(comment.createdAt)}
            {comment.editedAt && ` · ${say('edited')}`}
          </time>
        </p>
        {actions.length > 0 && doing !== 'edit' && (
          <div className="-my-2.5 -mr-2">
            <Menu label={say('more', { name })} entries={actions} />
          </div>
        )}
      </div>
      {doing === 'edit' ? (
        <CommentForm
          name={`edit:${comment.id}`}
          begin={draftOf(comment)}
          label={say('editLabel')}
          action={say('save')}
          people={people}
          takesFocus
          send={async (text) => {
            keepComment(comment.id, await updateComment(projectId, comment.id, { text }));
            setDoing(null);
          }}
          onCancel={() => setDoing(null)}
        />
      ) : (
        <CommentBody comment={comment} />
      )}
      {doing === 'delete' && (
        <ConfirmDialog
          danger
          title={say('deleteTitle')}
          text={say('deleteText')}
          confirm={say('delete')}
          onConfirm={remove}
          onClose={() => setDoing(null)}
        />
      )}
    </div>
  );
}
