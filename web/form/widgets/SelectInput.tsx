import { saysMoreThanCited } from '#engine/computed/citedChoice.ts';
import { bindPattern } from '#engine/schema/pattern.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { SuggestionNote } from './SuggestionNote.tsx';

export function SelectInput(props: ControlProps) {
  const { id, pointer, node, ui, describedBy, invalid, readOnly } = props;
  const { document, t } = useForm();
  const value = useFieldValue(pointer);
  const noteId = ui.suggestion ? `${id}-suggestion` : undefined;
  const rule = ui.suggestion;
  const cited = useFieldValue(rule?.rule === 'cited' ? bindPattern(rule.of, pointer) : pointer);
  const choices = (node.enum ?? []).filter(
    (option) => rule?.rule !== 'cited' || !saysMoreThanCited(rule, option, cited),
  );
  return (
    <>
      <ChoiceList
        id={id}
        name={ui.title}
        describedBy={[describedBy, noteId].filter(Boolean).join(' ') || undefined}
        invalid={invalid}
        disabled={readOnly}
        choices={choices.map((option) => ({ value: option, label: ui.enumLabels?.[option] ?? option }))}
        noneLabel={t('nothingChosen')}
        value={typeof value === 'string' ? value : undefined}
        valueLabel={typeof value === 'string' && !node.enum?.includes(value) ? value : undefined}
        onChange={(next) => document.set(pointer, next)}
      />
      {noteId && <SuggestionNote {...props} id={noteId} controlId={id} />}
    </>
  );
}
SelectInput.traits = { tellsWhenClosed: true };
