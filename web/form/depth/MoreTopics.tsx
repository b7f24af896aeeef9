import { use } from 'react';
import { flushSync } from 'react-dom';

import { parsePointer } from '#engine/schema/pointer.ts';
import { keepInPlace } from '#web/form/folds/keepInPlace.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { downIcon } from '#web/form/icons.tsx';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

import { depthWords } from './depthWords.ts';
import { type TopicChoice, TopicChoiceContext } from './TopicChoice.ts';

interface MoreTopicsProps {
  pointer: string;
  ui: FieldUi;
}

/** Where topics are chosen: those of a group in which nothing is yet, as a checklist. */
export function MoreTopics({ pointer, ui }: MoreTopicsProps) {
  const choice = use(TopicChoiceContext);
  const topics = choice?.empty.filter((topic) => topic.slice(0, topic.lastIndexOf('/')) === pointer) ?? [];
  if (!choice || topics.length === 0) return null;
  return <Checklist {...{ choice, topics, ui }} />;
}

interface ChecklistProps {
  choice: TopicChoice;
  topics: readonly string[];
  ui: FieldUi;
}

function Checklist({ choice, topics, ui }: ChecklistProps) {
  const { language } = useForm();
  const say = depthWords.in(language);
  const { least, most, count, chosen, choose } = choice;
  const more = topics.filter((topic) => !chosen.includes(topic)).length;
  const toggle = (topic: string, box: Element) => {
    const next = chosen.includes(topic) ? chosen.filter((each) => each !== topic) : [...chosen, topic];
    keepInPlace(box, () => flushSync(() => choose(next)));
  };
  return (
    <details className="group/more mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-xl pr-3 text-sm font-medium text-muted hover:text-text">
        <span className="shrink-0 -rotate-90 group-open/more:rotate-0">{downIcon}</span>
        {say(more === Object.keys(ui.fields ?? {}).length ? 'someTopics' : 'moreTopics', { count: more })}
      </summary>
      <div className="mt-1 rounded-2xl bg-field px-4 py-2">
        <p className="py-1 text-sm text-muted">{say('topicsChosen', { count, least, most })}</p>
        <ul>
          {topics.map((topic) => (
            <Topic
              key={topic}
              ui={ui.fields?.[parsePointer(topic).at(-1) ?? '']}
              isChosen={chosen.includes(topic)}
              onToggle={(box) => toggle(topic, box)}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

interface TopicProps {
  ui: FieldUi | undefined;
  isChosen: boolean;
  onToggle: (box: Element) => void;
}

function Topic({ ui, isChosen, onToggle }: TopicProps) {
  const { readOnly } = useFormMode();
  if (!ui) return null;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={readOnly}
          onChange={(event) => onToggle(event.currentTarget)}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="min-w-0">
          <span className="text-row/5 font-medium text-text">{ui.title}</span>
          {ui.help && <span className="block text-sm text-muted">{ui.help}</span>}
        </span>
      </label>
    </li>
  );
}
