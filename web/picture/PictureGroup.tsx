import type { KeyboardEvent, ReactNode } from 'react';

import type { StepEdit } from '#engine/picture/GroupEdit.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { classNames } from '#web/components/classNames.ts';

import { pressStep, pressOn } from './editing/Drop.ts';
import type { PictureActions } from './PictureActions.ts';
import { TextGrounds } from './TextGrounds.tsx';

interface PictureGroupProps {
  group: GroupElement;
  actions?: PictureActions | undefined;
  children: ReactNode;
}

/** Elements that belong together; one with a label is read as a whole, and opens its fields. */
export function PictureGroup({ group, actions, children }: PictureGroupProps) {
  const { x = 0, y = 0, label, pointer } = group;
  const transform = x === 0 && y === 0 ? undefined : `translate(${x} ${y})`;
  const isLeftOut = label === undefined || (group.isForEdits && !actions?.change);
  const look = lookOf(group);
  if (isLeftOut)
    return (
      <g transform={transform} className={look}>
        {children}
      </g>
    );
  if (pointer === undefined || !actions) {
    return (
      <g transform={transform} role="img" aria-label={label} className={look}>
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

/** A stop for the keyboard, which opens its fields and, where it can be changed in the picture, is changed there. */
function Stop({ group, label, pointer, actions, children }: StopProps) {
  const { open, press, opened, written, change, hintId } = actions;
  const edit = change && group.edit;
  const step = edit?.kind === 'step' ? edit : undefined;
  // Of a grid, the first group and those that say something are stops for the Tab key; arrow keys lead to the others.
  const isFirst = step?.beside.ArrowLeft === undefined && step?.beside.ArrowUp === undefined;
  const isCovered = written !== undefined && `${pointer}/`.startsWith(`${written}/`);
  return (
    <g
      className={classNames(
        'picture-group',
        edit && `picture-${edit.kind}`,
        isCovered && 'picture-covered',
        lookOf(group),
      )}
      role="button"
      aria-haspopup={step ? undefined : 'dialog'}
      data-opened={opened === pointer || undefined}
      tabIndex={group.isForEdits && !isFirst ? -1 : 0}
      data-pointer={pointer}
      aria-describedby={edit && hintId}
      onClick={({ target, detail }) => {
        // A screen reader's click is on nothing in particular.
        const isPressed = detail === 0 || (target as Element).matches('.picture-press');
        const values = step && isPressed && pressStep(step);
        if (values) change?.(pointer, values);
        else if (detail === 0) open(pointer);
        else press(pointer);
      }}
      onKeyDown={(event: KeyboardEvent<SVGGElement>) => {
        if (event.key === (step ? 'F2' : 'Enter')) open(pointer);
        if (step && !hasModifier(event)) focusBeside(step, event);
        const values = edit && !hasModifier(event) ? pressOn(edit, event.key) : 'unused';
        if (values === 'unused') return;
        event.preventDefault(); // keeps the page from scrolling
        if (values) change?.(pointer, values);
      }}
    >
      {/* Not aria-label: the texts drawn are broken into lines, and would not be found in it. */}
      <title>{label}</title>
      <TextGrounds elements={group.elements} />
      {children}
      {step && <rect className="picture-press" {...step.area} rx={7} />}
    </g>
  );
}

function lookOf({ isGhost, isInWriting }: GroupElement): string | undefined {
  return classNames(isGhost && 'picture-still', isInWriting && 'picture-writing') || undefined;
}

/** Leads to the group that an arrow key points to. */
function focusBeside({ beside }: StepEdit, event: KeyboardEvent<SVGGElement>) {
  const pointer = beside[event.key as keyof StepEdit['beside']];
  if (pointer === undefined) return;
  event.preventDefault();
  const { ownerSVGElement: svg } = event.currentTarget;
  svg?.querySelector<SVGGElement>(`[data-pointer=${CSS.escape(pointer)}]`)?.focus();
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
