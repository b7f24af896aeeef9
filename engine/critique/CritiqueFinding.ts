/** One of the places that contradict each other. */
export interface CritiquePlace {
  toolset: string;
  /** The field, in which items stand by their ids (see `placeOf`), so that it is found again wherever it moves. */
  place: string;
  /** As they stood there. */
  words: string;
}

/** A contradiction as a reading has found it: a note, which changes nothing. */
export interface CritiqueFinding {
  question: string;
  /** Two or more, each another field. */
  places: CritiquePlace[];
}

/** What the team says of a finding; "open" as long as nobody has. */
export const findingStatuses = ['open', 'dismissed', 'settled'] as const;
export type FindingStatus = (typeof findingStatuses)[number];

/** A finding as a project keeps it. */
export interface KeptFinding extends CritiqueFinding {
  id: string;
  status: FindingStatus;
}
