import type { ToolsetState } from '#engine/protocol/project.ts';

/** The document's state for the screen, besides its content. */
export interface DocumentStatus {
  /** The last state received from the server. */
  server: ToolsetState;
  dirty: boolean;
  saving: boolean;
  isContradicted: boolean;
  /** Unsaved work of an earlier visit was restored. */
  restored: boolean;
  /** The side of a conflict that was not chosen is kept on this device. */
  hasSetAside: boolean;
  /** Whether a draft over other content can be reviewed, and whether that can be undone. */
  review: 'none' | 'possible' | 'undoable';
}
