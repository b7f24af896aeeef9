import type { Area } from '#engine/picture/Area.ts';
import { type Section, type SetBlock, setSection } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { BonesDescription } from './bonesContract.ts';
import { drawBone, nameHeight } from './drawBone.ts';
import { drawFishHead, drawSpine } from './drawFish.ts';
import { drawUpright } from './drawUpright.ts';
import { readBones, type Skeleton } from './readBones.ts';

const tail = 56;
const gap = 22;
// The part of a sheet's height that the title may take.
const most = { title: 0.15 };
const headSize = { sheet: { width: 290, height: 212 }, page: { width: 210, height: 210 } };

/**
 * The skeleton of a fish (Ishikawa): the problem at its head, categories as bones, causes as lines that lead to them.
 */
export const drawBones: Draw<BonesDescription> = (described, source, area) => {
  const skeleton = readBones(described, source);
  const { title, head, bones, sections } = skeleton;
  if (!title && head.text === '' && sections.length === 0 && bones.every(({ causes }) => causes.length === 0))
    return [];
  const counts = bones.map(({ title, causes }) => source.words.counted(causes.length, title)).join(', ');
  const description = `${head.text.slice(0, 200) || source.title} (${counts})`;
  const drawn = area.form === 'narrow' ? drawUpright(skeleton, source, area) : drawAcross(skeleton, source, area);
  // On a phone the causes are lists without lines of their own.
  return [{ description, ...drawn, ...(area.form !== 'narrow' && { legend: skeleton.legend }) }];
};

function drawAcross({ title, head, bones, sections }: Skeleton, source: PictureSource, area: Area) {
  const form = area.form === 'sheet' ? 'sheet' : 'page';
  const size = headSize[form];
  const left = area.width - size.width;
  const question = title && setTitle(title, source, area);
  const top = question ? question.height + gap : 0;
  const columns = Math.ceil(bones.length / 2);
  const width = (left - tail - 10) / columns;
  const longest = Math.max(1, ...bones.map(({ causes }) => causes.length));
  // On a page as high as the longest bone needs, up to a dozen causes.
  const half =
    area.height === null
      ? Math.max(size.height / 2 + 40, nameHeight + 14 + Math.min(longest, 12) * 58)
      : (area.height - top) / 2;
  const spine = top + half;
  const elements: SceneElement[] = [
    ...(question ? [question.draw(0, 0)] : []),
    ...drawSpine(left + 6, spine),
    drawFishHead(head, { x: left, y: spine, ...size }, area),
  ];
  for (const [index, bone] of bones.entries()) {
    const isAbove = index < columns;
    const place = {
      left: tail + (index % columns) * width,
      width,
      spine,
      half,
      side: isAbove ? 'above' : 'below',
    } as const;
    elements.push(...drawBone(bone, place, source.words, area));
  }
  if (form === 'sheet') {
    elements.push(...beside(left + 24, size.width - 24, half - size.height / 2 - gap));
    return { height: spine + half, elements };
  }
  let y = spine + half + gap;
  const room = { width: area.width, limit: null, gap: 12, sizes: sizesOf(area), paint: 'filled' } as const;
  const rows = sections.length === 0 ? [] : setSectionRows([sections], room, area, source.words).rows;
  for (const { blocks, width: each, height } of rows) {
    for (const [index, block] of blocks.entries()) elements.push(block.draw(index * (each + 12), y, height));
    y += height + gap;
  }
  return { height: y - gap, elements };

  /** The first section above the head, the second below it. */
  function beside(x: number, each: number, limit: number): SceneElement[] {
    return sections.slice(0, 2).map((section, index) => {
      const block = setSection(
        section,
        { width: each, limit, size: area.type.small, paint: 'plain' },
        area,
        source.words,
      );
      return block.draw(x, index === 0 ? top : spine + half - limit);
    });
  }
}

/** What stands above the skeleton, across the whole width. */
function setTitle(title: Section, { words }: PictureSource, area: Area): SetBlock {
  const limit = area.height === null ? null : area.height * most.title;
  const room = { width: area.width, limit, size: area.type.heading, weight: 600, paint: 'plain' } as const;
  return setSection(title, room, area, words);
}
