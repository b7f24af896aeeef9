/**
 * What a content is worth to whoever builds on it. "written": by people, also where they have changed or confirmed
 * all that was drafted; "partly confirmed": in part; "saved as drafted": kept without either;
 * "draft": not even saved; "planned": field work that has not been done.
 */
export type Worth = 'written' | 'partly confirmed' | 'saved as drafted' | 'draft' | 'planned';
