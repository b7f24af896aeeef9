import type { KeyboardEvent, ReactNode } from 'react';

import type { GroupElement } from '#engine/picture/Scene.ts';

import { pressOn } from './editing/Drop.ts';
import { useDrag } from './editing/useDrag.ts';
import type { PictureActions } from './PictureActions.ts';

interface PictureGroupProps {
  group: GroupElement;
  actions?: PictureActions | undefined;
  children: ReactNode;
}

/** Elements that belong together; one with a label is read as a whole, and leads to its field. */
export function PictureGroup({ group, actions, children }: PictureGroupProps) {
  const { x = 0, y = 0, label, pointer } = group;
  const transform = x === 0 && y === 0 ? undefined : `translate(${x} ${y})`;
  if (label === undefined) return <g transform={transform}>{children}</g>;
  if (pointer === undefined || !actions) {
    return (
      <g transform={transform} role="img" aria-label={label}>
        {children}
      </g>
    );
  }
  const stop = (
    <Stop group={group} label={label} pointer={pointer} actions={actions}>
      {children}
    </Stop>
  );
  return transform ? <g transform={transform}>{stop}</g> : stop;
}

interface StopProps extends PictureGroupProps {
  label: string;
  pointer: string;
  actions: PictureActions;
}

/** A stop for the keyboard, which leads to its field and, where it can be changed in the picture, is changed there. */
function Stop({ group, label, pointer, actions, children }: StopProps) {
  const { open, change, hintId } = actions;
  const edit = change && group.edit;
  const { group: ref, handlers, wasDragged } = useDrag(edit, (values, at) => change?.(pointer, values, at));
  return (
    <g
      ref={ref}
      className={edit ? `picture-group picture-${edit.kind}` : 'picture-group'}
      role="link"
      tabIndex={0}
      data-pointer={pointer}
      aria-describedby={edit && hintId}
      {...handlers}
      onClick={() => {
        if (!wasDragged()) open(pointer);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') open(pointer);
        const values = edit && !hasModifier(event) ? pressOn(edit, event.key) : 'unused';
        if (values === 'unused') return;
        event.preventDefault(); // keeps the page from scrolling
        if (values) change?.(pointer, values);
      }}
    >
      {/* Not aria-label: the texts drawn are broken into lines, and would not be found in it. */}
      <title>{label}</title>
      {children}
    </g>
  );
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
