import type { Section } from '#engine/picture/elements/setSection.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { LegendGroup } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { BonesDescription } from './bonesContract.ts';
import { bonesLegend } from './bonesLegend.ts';

export interface Cause {
  pointer: string;
  name: string;
  label: string;
  /** From 0 to 1; null where nobody has judged it. */
  strength: number | null;
  dash?: 'dotted' | 'dashed';
}

export interface Bone {
  pointer: string;
  title: string;
  /** The strongest first. */
  causes: Cause[];
}

/** What the skeleton shows. */
export interface Skeleton {
  /** What stands above it. */
  title?: Section;
  head: { pointer: string; title: string; text: string };
  bones: Bone[];
  sections: Section[];
  legend: LegendGroup[];
}

export function readBones(described: BonesDescription, source: PictureSource): Skeleton {
  const { title, categories, name, strength, certainty, sections = [] } = described;
  const isAtHead = title !== undefined && source.textAt(described.head) === '';
  const head = isAtHead ? `/${title}` : described.head;
  const above = title === undefined || isAtHead ? null : readSection({ field: title }, '', source);
  return {
    ...(above && above.texts.length > 0 && { title: above }),
    head: { pointer: head, title: source.nameOf(head), text: source.textAt(head) },
    bones: categories.map((pointer): Bone => {
      const causes = source.itemsAt(pointer).flatMap((item) => readCause(item, pointer));
      return {
        pointer,
        title: source.nameOf(pointer),
        causes: causes.sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0)),
      };
    }),
    sections: sections.map((section) => readSection(section, '', source)).filter(({ texts }) => texts.length > 0),
    legend: bonesLegend(described, source),
  };

  function readCause(item: string, list: string): Cause[] {
    const text = source.textAt(`${item}/${name}`);
    if (text === '') return [];
    const score = strength === undefined ? undefined : source.numberAt(`${item}/${strength}`);
    const { to } = source.scaleOf(`${list}/*/${strength}`);
    const value = certainty === undefined ? '' : source.codeAt(`${item}/${certainty.field}`);
    const dash =
      value !== '' && value === certainty?.dashed
        ? 'dashed'
        : value !== '' && value === certainty?.dotted
          ? 'dotted'
          : null;
    const said = certainty === undefined ? '' : source.textAt(`${item}/${certainty.field}`);
    const judged = score === undefined ? '' : `${source.nameOf(`${list}/*/${strength}`)} ${score}/${to}`;
    const label = [text, said, judged].filter((part) => part !== '').join(', ');
    return [
      { pointer: item, name: text, label, strength: score === undefined ? null : score / to, ...(dash && { dash }) },
    ];
  }
}
