import type { GroupValues } from './editing/Drop.ts';

/** What a person can do in a picture. */
export interface PictureActions {
  /** Opens the fields that a group shows. */
  open: (pointer: string) => void;
  /** The same of a press, which may fall on several that lie on one spot. */
  press: (pointer: string) => void;
  /** The group whose fields are open. */
  opened?: string | undefined;
  /** What is written where it stands, over what shows it. */
  written?: string | undefined;
  /** Changes what a group shows; absent where nothing may be changed. */
  change?: ((pointer: string, values: GroupValues) => void) | undefined;
  /** The id of the text that says how groups are changed. */
  hintId?: string;
}
