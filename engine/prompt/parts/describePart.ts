import type { Toolset } from '#engine/contract/Toolset.ts';
import type { PromptPart } from '#engine/generation/parts/DraftPart.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import { fenceData } from '#engine/prompt/fenceData.ts';
import type { Ranking } from '#engine/prompt/ranks/Ranking.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { parsePointer } from '#engine/schema/pointer.ts';

const nothing = 'Nothing of the document is written yet.';
const toFitIn =
  'Written so far, shortened where it is long. Fit in with it: contradict nothing in it, and say nothing again that it says.';
const toReadOver =
  'All else is written, as it stands here. Read it over as a critical reader who signs it: ask where two places of it disagree, where it disagrees with what is given above, and what it needs and nobody has said.';

interface Shortening {
  ranking: Ranking;
  /** Whether parts are only planned: it is shortened once for all of them. */
  isPlan: boolean;
}

/**
 * Which fields a call writes of a document that is written in several, and what the calls before have written, in at
 * most so many characters.
 */
export function describePart(toolset: Toolset, part: PromptPart, characters: number, how: Shortening): string {
  const { fields, list, isLast } = part;
  const names = fields.map((field) => `\`${parsePointer(field)[0]}\``).join(', ');
  const written = shorten(toolset, part, characters, how);
  const isNew = Object.keys(written).length === 0;
  return [
    `The document is written in several parts, one after the other. Write now only ${names}.`,
    isLast || !list
      ? ''
      : `At most ${list.most} ${list.most === 1 ? 'item' : 'items'} now; more are asked for later. Repeat none that are there already; where nothing is left to say, answer with an empty list.`,
    isNew ? nothing : `${isLast ? toReadOver : toFitIn}\n${fenceData('written so far', written)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The names that these fields refer to are left out last. */
function shorten(
  toolset: Toolset,
  { fields, written }: PromptPart,
  characters: number,
  { ranking, isPlan }: Shortening,
) {
  const binds = ownBinds(toolset).filter(({ field }) => isPlan || isWithin(field, fields));
  const referable = new Set(binds.map(({ list, label }) => `${list}/*/${label}`));
  const input = { id: 'written', document: written, owner: undefined, worth: undefined, isSubject: true, referable };
  return ranking.rank([input]).shorten(characters).inputs[0]?.document ?? {};
}
