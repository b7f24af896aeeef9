const keyOf = (userId: string) => `leave-questions:${userId}`;

/** How often this person has been asked on this device what to do with unsaved changes, this time included. */
export function countLeaveQuestion(userId: string): number {
  try {
    const count = (Number(localStorage.getItem(keyOf(userId))) || 0) + 1;
    localStorage.setItem(keyOf(userId), String(count));
    return count;
  } catch {
    // Without storage nothing is counted, and nothing offered.
    return 0;
  }
}
