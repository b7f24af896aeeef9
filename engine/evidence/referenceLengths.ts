/** The `maxLength` of a field that holds the id of a source: a toolset, "/" and an item. */
export const sourceIdLength = 110;

/** The least `maxLength` of a field that holds the id of a claim, which may stand deep in a document. */
export const claimIdLength = 240;
