/** How long the names of a brand may be, in letters; for pages too, which the shapes of requests stay out of. */
export const mostOfBrand = { company: 80, client: 120 } as const;
