/**
 * How what a group shows is changed in the picture itself. Points are counted from the group's own
 * origin, as those of its elements are. Renderers that nobody edits in leave it out.
 */
export type GroupEdit = MovedEdit | StepEdit;

/** What is changed by moving the group. */
export type MovedEdit = MoveEdit | ColumnEdit;

/** Two scores, changed by moving the group over a plot. */
export interface MoveEdit {
  kind: 'move';
  /** What the group says now, in words: "Power 4, Interest 2". */
  state: string;
  /** The middle of what is moved. */
  at: { x: number; y: number };
  x: Score;
  y: Score;
}

/** A score along one direction of a plot. */
export interface Score {
  pointer: string;
  value: number;
  from: number;
  to: number;
  /** The middle of the place of `from`. */
  start: number;
  /** From one place to the next; negative where scores rise to the left or to the top. */
  step: number;
}

/** One value of several, each of which has a column; changed by moving the group from column to column. */
export interface ColumnEdit {
  kind: 'column';
  /** What the group says now, in words: "Priority: Must". */
  state: string;
  pointer: string;
  /** One of the columns', or another where the group is in none of them. */
  value: string;
  /** In their order; `asks` are the pointers of what is asked for there, where it is empty. */
  columns: { value: string; place: Place; asks?: string[] }[];
}

/** One value of several, changed by pressing `area`: a press leads to the next one, after the last to the first. */
export interface StepEdit {
  kind: 'step';
  /** What the group says now, in words: "Simplicity, Purchase: Gain". */
  state: string;
  pointer: string;
  /** One of the values; another, or "", counts as the first. */
  value: string;
  values: string[];
  /** The part of the group that is pressed; what lies outside it leads to the field. */
  area: Place;
  /** The pointers of the groups that lie around it, by the key that leads there. */
  beside: Partial<Record<'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown', string | undefined>>;
}

/** A part of the drawing. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
