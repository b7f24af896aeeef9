import { use, useState } from 'react';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { CommentMark } from '#web/comments/CommentMark.tsx';
import { latePart } from '#web/components/latePart.tsx';
import { StateMark } from '#web/components/StateMark.tsx';
import { hintWords } from '#web/form/critic/hintWords.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { Difference } from '#web/form/marks/Difference.tsx';
import { FieldMark } from '#web/form/marks/FieldMark.tsx';
import { useMark } from '#web/form/marks/useMark.ts';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { useHasRemarks } from '#web/form/remarks/useHasRemarks.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useFieldError } from '#web/form/useFieldError.ts';

import { AgreementNote } from './AgreementNote.tsx';
import { CellName } from './CellName.ts';
import { DraftFieldButton } from './DraftFieldButton.tsx';
import type { FieldPlace } from './FieldPlace.ts';
import { LockButton } from './LockButton.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';

// Only few fields have rules, and only those load them.
const RemarkNotes = latePart(
  remarkWords.with(async () => (await import('#web/form/remarks/RemarkNotes.tsx')).RemarkNotes),
);
const HintNotes = latePart(hintWords.with(async () => (await import('#web/form/critic/HintNotes.tsx')).HintNotes));

/**
 * A single value with label, help text, input and error. The input reads the value from the document, not from props.
 */
export function LeafField({ id, pointer, node, ui, required }: FieldPlace) {
  const { t, widgets } = useForm();
  const mode = useFormMode();
  const error = useFieldError(pointer);
  const change = useMark(pointer);
  const [wantsDifference, setWantsDifference] = useState(false);
  const cell = use(CellName);
  const { widget = 'text' } = ui;
  const Control = widgets[widget];
  if (!Control) throw new Error(t('unknownWidget', { widget: `${widget} (${ui.pattern})` }));

  const { labelable = false } = Control.traits ?? {};
  const Label = labelable ? 'label' : 'span';
  const labelId = `${id}-label`;
  const helpId = ui.help && !cell ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const markId = change ? `${id}-mark` : undefined;
  const agreesId = ui.agrees ? `${id}-agrees` : undefined;
  const hintsId = ui.criticised && !mode.readOnly ? `${id}-hints` : undefined;
  const remarksId = useHasRemarks(pointer) ? `${id}-remarks` : undefined;
  const outdatedId = widget === 'computed' ? `${id}-outdated` : undefined;
  const isCompared = change !== undefined && wantsDifference;
  const help = helpId && (
    <p id={helpId} className="mt-1.5 hidden text-xs text-muted [[data-helped]>&]:block">
      {ui.help}
    </p>
  );
  const isItem = ui.pattern.endsWith('/*');
  // What can be done about a change goes to a line of its own where it would cover the title.
  const room = change ? 'flex-auto' : 'flex-1';
  return (
    <>
      {!isItem && (
        <div
          data-field-header
          className={`mb-1.5 flex flex-wrap items-baseline gap-x-3 ${ui.hideTitle ? 'justify-end [[data-without-help]_&]:-mt-9 [[data-without-help]_&]:mb-4' : ''}`}
        >
          <span className={cell || ui.hideTitle ? 'sr-only' : `flex min-w-0 items-baseline gap-2 ${room}`}>
            {change && <StateMark state="generated" size={11} />}
            <Label
              id={labelId}
              {...(Label === 'label' && { htmlFor: id })}
              className="text-label font-medium text-muted"
            >
              {cell && <span>{`${cell}: `}</span>}
              <span>{ui.title}</span>
              {required && <span className="font-normal"> ({t('required')})</span>}
            </Label>
          </span>
          {change && (
            <FieldMark
              id={id}
              ui={ui}
              change={change}
              isText={isText(node, ui)}
              isCompared={isCompared}
              onCompare={setWantsDifference}
            />
          )}
          {!cell && (
            <CommentMark
              pointer={pointer}
              label={(count) => t(count > 0 ? 'comments' : 'comment', { title: ui.title, count })}
              whenSeen="-my-1.5 invisible self-center hover:bg-field [[data-field]:hover>div>&]:visible [[data-field]:focus-within>div>&]:visible"
            />
          )}
          {!cell && (
            <span className="ml-auto flex self-center">
              <LockButton pointer={pointer} title={ui.title} />
              <DraftFieldButton pointer={pointer} title={ui.title} />
            </span>
          )}
        </div>
      )}
      {change && (
        <span id={markId} className="sr-only">
          {t('changedByDraft')}
        </span>
      )}
      {/* Always there, so that the input stays mounted when its mark goes. */}
      <div data-control data-marked={change ? '' : undefined}>
        {isCompared ? (
          <Difference change={change} labelId={labelId} />
        ) : (
          <Control
            id={id}
            labelId={labelId}
            pointer={pointer}
            node={node}
            ui={ui}
            describedBy={
              [helpId, markId, agreesId, outdatedId, hintsId, remarksId, errorId].filter(Boolean).join(' ') || undefined
            }
            invalid={error !== undefined}
            required={required}
            readOnly={mode.readOnly}
          />
        )}
      </div>
      {agreesId && <AgreementNote id={agreesId} controlId={id} pointer={pointer} ui={ui} />}
      {outdatedId && <OutdatedNote id={outdatedId} pointer={pointer} ui={ui} />}
      {hintsId && <HintNotes id={hintsId} pointer={pointer} pattern={ui.pattern} />}
      {remarksId && <RemarkNotes id={remarksId} pointer={pointer} />}
      {help}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </>
  );
}

/** Whether a field holds text that people write, in lines of their own or as one. */
function isText(node: SchemaNode, ui: FieldUi): boolean {
  if (ui.bind || ui.enumLabels) return false;
  return node.type === 'array' || (node.type === 'string' && !node.format);
}
