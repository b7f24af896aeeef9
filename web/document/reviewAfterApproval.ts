import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';

import { DraftReview } from './DraftReview.ts';
import { moveChoices } from './moveChoices.ts';
import { baseOf, savedOf } from './serverContent.ts';

/** The review of the rest once some of its draft is approved: what was chosen of that stays. */
export function reviewAfterApproval(
  review: DraftReview,
  definition: ToolsetDefinition,
  { before, now }: { before: ToolsetState; now: ToolsetState },
): DraftReview {
  const { known, mine, draft } = review.versions;
  const saved = { before: savedOf(before) ?? {}, now: savedOf(now) ?? {} };
  const drafted = { before: baseOf(before).content, now: baseOf(now).content };
  const versions = {
    known: { document: saved.now, unconfirmed: now.savedUnconfirmed ?? known.unconfirmed },
    mine: mergeDocuments(saved.before, mine, saved.now).document,
    draft: mergeDocuments(drafted.before, draft, drafted.now).document,
  };
  const next = new DraftReview(versions, mergeDocuments(drafted.before, review.shown, drafted.now).document, review);
  next.isBesideSave = review.isBesideSave;
  next.choices = review.choices && moveChoices(definition, review.choices, review.versions, versions);
  return next.keep();
}
