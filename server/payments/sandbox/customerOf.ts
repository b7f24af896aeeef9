const prefix = 'customer-';

/** The sandbox's name for a person. */
export const customerOf = (userId: string) => prefix + userId;

/** Whom it names; empty: nobody. */
export const userOf = (customerRef: string) => (customerRef.startsWith(prefix) ? customerRef.slice(prefix.length) : '');
