import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ProjectPerson } from '#engine/protocol/comment.ts';
import { foldText } from '#engine/search/foldText.ts';
import { classNames } from '#web/components/classNames.ts';
import { fieldFrame, FieldNote } from '#web/components/TextField.tsx';

import type { CommentDraft } from './mentionDraft.ts';
import { useCommentWords } from './useCommentWords.ts';

interface MentionAreaProps {
  label: string;
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  people: readonly ProjectPerson[];
  error: string | undefined;
  onSubmit: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

const mostShown = 6;

/** A text in which "@" offers the people of the project. */
export function MentionArea({ label, draft, onChange, people, error, onSubmit, ref }: MentionAreaProps) {
  const say = useCommentWords();
  const id = useId();
  const [asked, setAsked] = useState<{ from: number; to: number; query: string } | null>(null);
  const [active, setActive] = useState(0);
  const offered = asked ? people.filter(({ fullName }) => matches(fullName, asked.query)).slice(0, mostShown) : [];
  const chosen = offered[Math.min(active, offered.length - 1)];

  function look(area: HTMLTextAreaElement) {
    const before = area.value.slice(0, area.selectionStart);
    const found = /(?:^|[\s(])@([^\s@]{0,30})$/u.exec(before);
    setActive(0);
    setAsked(found ? { from: before.length - found[1]!.length - 1, to: before.length, query: found[1]! } : null);
  }

  function choose(person: ProjectPerson, area: HTMLTextAreaElement | null) {
    if (!asked) return;
    const text = `${draft.text.slice(0, asked.from)}@${person.fullName} `;
    // At once: a letter typed before the next frame would stand before the caret that comes with it.
    flushSync(() => {
      onChange({ text: text + draft.text.slice(asked.to).replace(/^ /, ''), people: [...draft.people, person] });
      setAsked(null);
    });
    area?.focus();
    area?.setSelectionRange(text.length, text.length);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    if (!chosen) return undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((offered.indexOf(chosen) + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen, event.currentTarget);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      setAsked(null);
    } else return undefined;
    return event.preventDefault();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className={fieldFrame(error !== undefined)}>
        <textarea
          ref={ref}
          id={id}
          rows={2}
          value={draft.text}
          placeholder={say('placeholder')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          aria-autocomplete="list"
          aria-controls={chosen ? `${id}-people` : undefined}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          onChange={({ currentTarget }) => {
            onChange({ ...draft, text: currentTarget.value });
            look(currentTarget);
          }}
          onClick={({ currentTarget }) => look(currentTarget)}
          onKeyDown={onKeyDown}
          onBlur={() => setAsked(null)}
          className="field-sizing-content max-h-80 min-h-18 w-full resize-none bg-transparent py-3 text-base leading-relaxed outline-none placeholder:text-muted"
        />
      </div>
      <p role="status" className="sr-only">
        {chosen && say('peopleCount', { number: offered.length })}
      </p>
      {chosen && (
        <div
          id={`${id}-people`}
          role="listbox"
          aria-label={say('people')}
          className="rounded-2xl border border-outline bg-raised p-1.5 shadow-overlay"
        >
          {offered.map((person) => (
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // Not on a click, before which the text loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person, document.getElementById(id) as HTMLTextAreaElement | null);
              }}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center truncate rounded-xl px-3 hover:bg-field',
                person === chosen && 'bg-field',
              )}
            >
              {person.fullName}
            </div>
          ))}
        </div>
      )}
      {error && <FieldNote id={`${id}-note`} error text={error} />}
    </div>
  );
}

/** Whether any word of a name begins so. */
function matches(name: string, query: string): boolean {
  return foldText(name)
    .split(' ')
    .some((word) => word.startsWith(foldText(query)));
}
