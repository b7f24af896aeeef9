import { sampleAtDepth } from '#engine/depth/sampleAtDepth.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { fillFromExample } from '#engine/picture/fillFromExample.ts';
import { ghostScene, type Ghosts } from '#engine/picture/ghostScene.ts';
import { placeInWriting } from '#engine/picture/placeInWriting.ts';
import type { ProjectStep } from '#engine/protocol/project.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { depthIn } from '#web/toolsets/depthIn.ts';

interface GhostOptions {
  example: ToolsetDocument;
  /** Of the project, which say how much of the example is shown. */
  steps: readonly ProjectStep[];
  /** What has come of the draft that is being written. */
  streamed: ToolsetDocument | null;
  /** Whether what is empty opens its fields. */
  isFilledIn: boolean;
}

/** What a picture is drawn from, with ghosts of the example wherever nothing is yet. */
export function withGhosts(
  subject: PictureSubject,
  { example, steps, streamed, isFilledIn }: GhostOptions,
): PictureSubject {
  const { content, definition, language } = subject;
  const { depth, topics: chosen } = depthIn(steps, definition);
  const sample = sampleAtDepth(definition, depth, example, { content, chosen });
  const inWriting = streamed ? placeInWriting(streamed) : '';
  const wordsOf = fieldWords(definition, language);
  const ghosts: Ghosts = {
    isGhost: (pointer) => saysNothing(getAt(content, pointer)),
    inWriting,
    ...(isFilledIn && {
      openAt: (pointer) => {
        // The example's items are not there: their list is.
        const segments = pointer.split('/');
        const item = segments.findIndex((segment) => /^\d+$/.test(segment));
        const place = (item < 0 ? segments : segments.slice(0, item)).join('/');
        return place === '' ? undefined : { pointer: place, label: wordsOf(place).title };
      },
    }),
  };
  return {
    ...subject,
    content: fillFromExample(content, sample, inWriting),
    // What is not there is neither confirmed nor unconfirmed.
    mark: undefined,
    finish: (scene) => ghostScene(scene, ghosts),
  };
}
