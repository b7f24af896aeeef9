import type { SourceAnswer } from '#engine/protocol/source.ts';
import { readLines } from '#engine/sources/readLines.ts';
import type { WholeSource } from '#server/database/repositories/sources.ts';

/** A source with its lines. */
export function presentSource(source: WholeSource): SourceAnswer {
  return { ...source, lines: readLines(source.text, source.people) };
}
