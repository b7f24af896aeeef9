/** History state of the pages before sign-in; it survives a reload. */
export interface LoginState {
  /** Path to return to after signing in. */
  from?: string | undefined;
  /** Login clears the session first. */
  clearState?: boolean;
  /** The session ended without the person's doing. */
  sessionEnded?: boolean;
  email?: string;
  fullName?: string;
  /** A code was sent to the address. */
  codeSent?: boolean;
}
