import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { pointerOfPlace } from '#engine/comments/place.ts';
import type { Comment, ProjectPerson } from '#engine/protocol/comment.ts';
import { createComment, fetchProjectPeople } from '#web/api/comments.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import { Notice } from '#web/components/Notice.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { comments, type CommentTarget, keepComment, refreshComments } from '#web/stores/comments.ts';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { modeHref, type ToolsetMode } from '#web/toolsets/useToolsetMode.ts';

import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { placeChoices } from './placeChoices.ts';
import { useCommentWords } from './useCommentWords.ts';

interface CommentListProps {
  document: OpenDocument;
  mode: ToolsetMode;
  target: CommentTarget;
  /** Whether the page is seen meanwhile; otherwise going to a field closes the comments. */
  isBeside: boolean;
}

/** The threads of the open toolset, or of one of its fields, below the text for a new one. */
export function CommentList({ document: { editable }, mode, target, isBeside }: CommentListProps) {
  const say = useCommentWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { list, error, projectId, toolsetId } = useSnapshot(comments);
  const [people, setPeople] = useState<ProjectPerson[]>([]);
  const sought = (list as Comment[] | null)?.find(({ id }) => id === target.thread);
  const soughtThread = sought && (sought.replyTo ?? sought.id);
  const [chosen, setChosen] = useState<'open' | 'resolved' | null>(null);
  const content = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => editable.content,
  );
  useEffect(() => {
    fetchProjectPeople(projectId).then(setPeople, () => {});
  }, [projectId]);

  const { definition } = editable.source;
  const choices = placeChoices(definition, content, language, target.pointer);
  const about = choices.find(({ pointer }) => pointer === target.pointer);
  const all = (list ?? []) as readonly Comment[];
  const threads = all
    .filter(({ replyTo }) => replyTo === null)
    .map((first) => {
      const replies = all.filter(({ replyTo }) => replyTo === first.id);
      const pointer = first.place === null ? null : pointerOfPlace(definition.schema, content, first.place);
      return { first, replies, pointer, last: replies.at(-1)?.id ?? first.id };
    })
    .filter(({ pointer }) => !about || (pointer !== null && `${pointer}/`.startsWith(`${about.pointer}/`)))
    .toSorted((a, b) => (a.last < b.last ? 1 : -1));
  const soughtIsResolved = threads.some(({ first }) => first.id === soughtThread && first.resolved);
  const shown = chosen ?? (soughtIsResolved ? 'resolved' : 'open');
  const listed = threads.filter(({ first }) => first.resolved === (shown === 'resolved'));

  async function send(text: string, idempotencyKey: string) {
    const place = about ? { place: about.place } : {};
    const written = await createComment(projectId, { toolset: toolsetId, text, ...place }, idempotencyKey);
    setChosen('open');
    keepComment(written.id, written);
  }

  return (
    <div className="flex flex-col gap-4">
      <CommentForm
        key={about?.place ?? ''}
        name={`new:${projectId}:${toolsetId}:${about?.place ?? ''}`}
        label={say('write')}
        action={say('send')}
        people={people}
        send={send}
        takesFocus={target.thread === null && (isBeside || target.pointer !== null)}
      >
        <label className="flex flex-col gap-1 text-sm text-muted">
          {say('topic')}
          <select
            value={about?.pointer ?? ''}
            onChange={({ currentTarget }) => {
              comments.open = { pointer: currentTarget.value === '' ? null : currentTarget.value, thread: null };
            }}
            className="min-h-11 w-full min-w-0 cursor-pointer truncate rounded-xl border border-outline bg-raised px-3 text-base text-text"
          >
            <option value="">{say('whole')}</option>
            {choices.map(({ pointer, name }) => (
              <option key={pointer} value={pointer}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </CommentForm>
      <div role="group" aria-label={say('filter')} className="flex rounded-full bg-field p-1">
        {(['open', 'resolved'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={shown === each}
            onClick={() => setChosen(each)}
            className={classNames(
              'min-h-9 flex-1 cursor-pointer rounded-full px-3 text-sm max-desktop:min-h-10',
              shown === each
                ? 'bg-raised font-semibold shadow-raised forced-colors:border'
                : 'text-muted hover:text-text',
            )}
          >
            {say(each === 'open' ? 'showOpen' : 'showResolved')}
            {each === 'open' && ` · ${threads.filter(({ first }) => !first.resolved).length}`}
          </button>
        ))}
      </div>
      {error && !list && (
        <Notice
          kind="error"
          live
          title={say('failed')}
          actions={
            <Button size="small" onClick={refreshComments}>
              {say('again')}
            </Button>
          }
        >
          {describeFailure(error).text}
        </Notice>
      )}
      {!list && !error && <Skeleton className="h-32" />}
      {list && target.thread !== null && !sought && <Notice kind="info" title={say('missing')} />}
      {list && listed.length === 0 && (
        <div className="rounded-2xl border border-dashed border-outline px-4 py-8 text-center">
          <p className="font-semibold">{say(shown === 'open' ? 'emptyOpen' : 'emptyResolved')}</p>
          {shown === 'open' && <p className="mt-1 text-sm text-muted">{say('emptyOpenText')}</p>}
        </div>
      )}
      {listed.map(({ first, replies, pointer }) => (
        <CommentThread
          key={first.id}
          first={first}
          replies={replies}
          people={people}
          pointer={pointer}
          isSought={first.id === soughtThread}
          onGo={(to) => {
            if (!isBeside) comments.open = null;
            void navigate(modeHref(mode, to));
          }}
        />
      ))}
      {about && (
        <Button look="quiet" size="small" onClick={() => (comments.open = { pointer: null, thread: null })}>
          {say('all')}
        </Button>
      )}
    </div>
  );
}
