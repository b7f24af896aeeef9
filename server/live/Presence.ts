/** Where somebody is in a project, by one of their streams. */
export interface Seat {
  userId: string;
  name: string;
  /** The toolset that they have open. */
  toolset: string | null;
  /** Said by their page, which has to say it again; otherwise the open stream says it. */
  isSaid: boolean;
}

/**
 * Of one person in a project, who can have six streams open; the seats of those that broke off are not free at once.
 */
export const mostSeats = 8;

/** Who is in which project. A seat that is not taken again expires, as when a process or a network is gone. */
export interface Presence {
  /**
   * Returns whether that is news to others: a new seat, or another toolset. Beyond `mostSeats` a person's oldest goes.
   */
  take(projectId: string, seatName: string, seat: Seat): Promise<boolean>;
  leave(projectId: string, seatName: string): Promise<void>;
  /** The seats by name. */
  list(projectId: string): Promise<ReadonlyMap<string, Seat>>;
}
