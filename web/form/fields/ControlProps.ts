import type { FieldPlace } from './FieldPlace.ts';

/** Props of the form's inputs and of toolsets' own widgets. */
export interface ControlProps extends FieldPlace {
  /** The id of the label, for `aria-labelledby` of inputs that consist of several parts. */
  labelId: string;
  /** Ids of help text and error. */
  describedBy: string | undefined;
  invalid: boolean;
  readOnly: boolean;
}
