import type { FormProps } from '@rjsf/core';

import { LeafField } from './fields/LeafField.tsx';
import { ListField } from './fields/ListField.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';
import { toolsetWidgets } from './toolsetWidgets.ts';
import { BooleanInput } from './widgets/BooleanInput.tsx';
import { ComputedValue } from './widgets/ComputedValue.tsx';
import { DateInput } from './widgets/DateInput.tsx';
import { LinesInput } from './widgets/LinesInput.tsx';
import { NumberInput } from './widgets/NumberInput.tsx';
import { RadioInput } from './widgets/RadioInput.tsx';
import { ReferenceInput } from './widgets/ReferenceInput.tsx';
import { ReferencesInput } from './widgets/ReferencesInput.tsx';
import { ScoreInput } from './widgets/ScoreInput.tsx';
import { SelectInput } from './widgets/SelectInput.tsx';
import { TagsInput } from './widgets/TagsInput.tsx';
import { TextAreaInput } from './widgets/TextAreaInput.tsx';
import { TextInput } from './widgets/TextInput.tsx';

const builtIn = {
  text: TextInput,
  textarea: TextAreaInput,
  number: NumberInput,
  date: DateInput,
  score: ScoreInput,
  select: SelectInput,
  radio: RadioInput,
  boolean: BooleanInput,
  computed: ComputedValue,
  tags: TagsInput,
  lines: LinesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
};

/** The parts that RJSF puts a form together from. Its own fields hand values down as props; ours read the document. */
export function formTheme(toolset: string) {
  return {
    fields: { StringField: LeafField, NumberField: LeafField, BooleanField: LeafField, ArrayField: ListField },
    templates: { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
    widgets: { ...builtIn, ...toolsetWidgets(toolset) },
  } as unknown as Pick<FormProps, 'fields' | 'templates' | 'widgets'>;
}
