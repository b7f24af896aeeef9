import { sourcesPath } from './paths.ts';

// Apart from the other paths: they come with the first page of a project, which has no use for these.

/** Of a line in the text of a source. */
export const sourceLineId = (line: number) => `line-${line}`;

/** @param line at which it opens */
export const sourcePath = (project: string, source: string, line?: number) =>
  `${sourcesPath(project)}/${source}${line === undefined ? '' : `#${sourceLineId(line)}`}`;
