/** The sandbox's name for a person. */
export const customerOf = (userId: string) => `customer-${userId}`;
