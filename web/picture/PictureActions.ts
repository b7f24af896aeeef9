import type { GroupValues, Point } from './editing/Drop.ts';

/** What a person can do in a picture. */
export interface PictureActions {
  /** Opens the fields that a group shows. */
  open: (pointer: string) => void;
  /** The group whose fields are open. */
  opened?: string | undefined;
  /** Changes what a group shows, let go at a point if it was dragged; absent where nothing may be changed. */
  change?: ((pointer: string, values: GroupValues, at?: Point) => void) | undefined;
  /** The id of the text that says how groups are changed. */
  hintId?: string;
}
