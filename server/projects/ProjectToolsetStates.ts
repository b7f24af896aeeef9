import type { ProjectToolsetState } from '#server/database/repositories/projectToolsetStates.ts';

/** What a project has of its toolsets, by their ids. */
export type ProjectToolsetStates = ReadonlyMap<string, ProjectToolsetState>;
