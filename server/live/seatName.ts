/** The name of a seat holds whose it is, so that nobody can take another person's. */
export const seatName = (userId: string, streamId: string): string => `${userId}.${streamId}`;
