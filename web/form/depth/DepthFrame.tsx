import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { Depth } from '#engine/depth/contracts/depthContract.ts';
import { leftOutAt } from '#engine/depth/leftOutAt.ts';
import { topicsOf } from '#engine/depth/topicsOf.ts';
import { useForm } from '#web/form/FormContext.ts';

import { DepthContext } from './DepthContext.ts';
import { MoreTopics } from './MoreTopics.tsx';
import { type TopicChoice, TopicChoiceContext } from './TopicChoice.ts';

interface DepthFrameProps {
  depth: Depth | undefined;
  /** Pointers of topics that the team has chosen. */
  topics: readonly string[];
  onChoose: (topics: readonly string[]) => void;
  children: ReactNode;
}

const none: readonly string[] = [];

/**
 * The fields of a form that count at a depth, and those that hold something. What has held something since the depth
 * was chosen stays, also once it is emptied: nobody loses the field that they are in.
 */
export function DepthFrame({ depth, topics, onChoose, children }: DepthFrameProps) {
  const { document, definition, folds } = useForm();
  const begun = useMemo(
    () => ({ depth, empty: new Set(leftOutAt(definition, depth, document.content)) }),
    [document, definition, depth],
  );
  // What somebody was led to.
  const [led, setLed] = useState({ begun, pointers: none });
  const shown = led.begun === begun ? led.pointers : none;
  // Here at once, until the project says the same.
  const [own, setOwn] = useState({ before: none, topics: none });
  const chosen = own.before === topics ? own.topics : topics;
  const choose = useCallback(
    (next: readonly string[]) => {
      setOwn({ before: topics, topics: next });
      onChoose(next);
    },
    [onChoose, topics],
  );
  const empty = useSyncExternalStore(
    useCallback((listener) => document.subscribe('', listener), [document]),
    () =>
      leftOutAt(definition, depth, document.content)
        .filter((pointer) => begun.empty.has(pointer))
        .join(' '),
  );
  const rule = depth?.choose;
  const form = useMemo(() => {
    const isHidden = (pointer: string) => !chosen.includes(pointer) && !shown.includes(pointer);
    const leftOut = new Set(pointersIn(empty).filter(isHidden));
    const sections = definition.ui.sections.filter(({ fields }) => fields.some((field) => !leftOut.has(field)));
    return { leftOut, sections, ...(rule && { MoreTopics }) };
  }, [empty, chosen, shown, rule, definition]);
  const { leftOut } = form;
  const choice = useMemo((): TopicChoice | null => {
    if (!rule) return null;
    const count = topicsOf(definition.schema, rule.topics).length - leftOut.size;
    return { ...rule, count, empty: pointersIn(empty), chosen, choose };
  }, [rule, definition, leftOut, empty, chosen, choose]);
  useEffect(
    () =>
      folds.register('', (_, pointer) => {
        const hidden = [...leftOut].filter((each) => `${pointer}/`.startsWith(`${each}/`));
        if (hidden.length > 0) setLed({ begun, pointers: [...shown, ...hidden] });
      }),
    [folds, leftOut, begun, shown],
  );
  return (
    <DepthContext value={form}>
      <TopicChoiceContext value={choice}>{children}</TopicChoiceContext>
    </DepthContext>
  );
}

const pointersIn = (joined: string): readonly string[] => (joined === '' ? none : joined.split(' '));
