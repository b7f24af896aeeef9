/** How words came to be a source of a project. */
export const sourceForms = ['talk', 'observation', 'document', 'answers'] as const;
export type SourceForm = (typeof sourceForms)[number];

/** What the people in it said to their words being kept. */
export const consents = ['asked', 'spoken', 'written', 'not-needed'] as const;
export type Consent = (typeof consents)[number];

/** Of one source, in UTF-16 units. */
export const mostSourceCharacters = 400_000;
export const mostSourceMegabytes = 10;
/** Of one project. */
export const mostSources = 200;
/** Of all sources of a project, in bytes of UTF-8. */
export const mostSourceBytes = 20_000_000;
/** Of one source. */
export const mostSpeakers = 50;
export const longestSpeaker = 60;
