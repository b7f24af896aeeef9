import type { WidgetName } from '#engine/contract/uiContract.ts';
import type { FormWidget } from '#web/form/fields/FormWidget.ts';

import { BooleanInput } from './BooleanInput.tsx';
import { ComputedValue } from './ComputedValue.tsx';
import { DateInput } from './DateInput.tsx';
import { EvidenceInput } from './EvidenceInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { LinesInput } from './LinesInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RadioInput } from './RadioInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { ScoreInput } from './ScoreInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TagsInput } from './TagsInput.tsx';
import { TextAreaInput } from './TextAreaInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The form's own widgets by their names in `ui.json`. */
export const formWidgets: Readonly<Record<WidgetName, FormWidget>> = {
  text: TextInput,
  textarea: TextAreaInput,
  number: NumberInput,
  date: DateInput,
  image: ImageInput,
  score: ScoreInput,
  select: SelectInput,
  radio: RadioInput,
  boolean: BooleanInput,
  computed: ComputedValue,
  tags: TagsInput,
  lines: LinesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  evidence: EvidenceInput,
};
