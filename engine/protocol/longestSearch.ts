/** In UTF-16 units: of what somebody looks for. Apart from the schema, since pages need no more than it. */
export const longestSearch = 200;
