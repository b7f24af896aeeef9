/** Somebody in a source, by the label that stands before their words; a name is not needed. */
export interface Speaker {
  /** "p1", "p2", … */
  id: string;
  label: string;
  /** What is worth knowing of them, such as "owner". */
  note?: string | undefined;
  /** Whether they ask the questions. */
  asks?: boolean | undefined;
}

/** A line of a source. */
export interface SourceLine {
  /** From 1. */
  number: number;
  /** Whose words they are: the id of a speaker, also where only an earlier line names them. */
  speaker?: string;
  /** In seconds from the beginning. */
  time?: number;
  /** Where the words stand in the text, in UTF-16 units; what tells time and speaker is before them. */
  start: number;
  end: number;
}
