import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';

import type { PosterDescription } from './posterContract.ts';

const single = ['name', 'audience', 'slogan', 'imageText'] as const;
const several = ['sentences', 'benefits', 'who', 'problem', 'conditions', 'question'] as const;

/** A poster needs a name and fields that hold texts. */
export const checkPoster: CheckLayout<PosterDescription> = (poster, schema, say) => {
  const listFault = poster.each === undefined ? null : fieldFault(schema, poster.each, 'objects');
  if (listFault) return say('/each', listFault);
  const prefix = poster.each === undefined ? '' : `${poster.each}/*`;
  const imageFault = poster.image === undefined ? null : fieldFault(schema, `${prefix}/${poster.image}`, 'image');
  if (imageFault) say('/image', imageFault);
  for (const key of [...single, ...several]) {
    const field = poster[key];
    const kinds = single.some((each) => each === key) ? (['text'] as const) : (['text', 'texts'] as const);
    const fault = field === undefined ? null : fieldFault(schema, `${prefix}/${field}`, ...kinds);
    if (fault) say(`/${key}`, fault);
  }
};
