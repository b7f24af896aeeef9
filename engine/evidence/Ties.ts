/** Two claims that a person has tied, since they say the same. */
export interface Tie {
  /** Their ids. */
  claims: readonly [string, string];
  /** When, as an ISO time. */
  at: string;
}

/** What people have said of the claims of a project: which are the same, and which are not. */
export interface Ties {
  tied: readonly Tie[];
  dismissed: readonly (readonly [string, string])[];
}

export const noTies: Ties = { tied: [], dismissed: [] };
