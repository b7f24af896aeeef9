import type { Breach, History } from '#server/testing/histories/History.ts';

import { callsOf } from './deedsOf.ts';

/** Uploads: each that was acknowledged can be read, byte for byte, under the one name that a key was answered with. */
export function judgeUploads(history: History): Breach[] {
  const uploads = callsOf(history, 'upload');
  const lost = uploads.flatMap(({ asks, result, begun, ended }) => {
    if (result.outcome !== 'acknowledged') return [];
    const { fileName } = result.told;
    const image = history.end.images.find((each) => each.project === asks.project && each.fileName === fileName);
    if (image?.picture === asks.picture) return [];
    const about = `${fileName} was uploaded as ${asks.picture} and is ${image?.picture ?? 'not read'}`;
    return [{ rule: 'upload: what is acknowledged can be read', about, around: [begun, ended] }];
  });
  const repeated = [...Map.groupBy(uploads, ({ key }) => key)].flatMap(([key, calls]) => {
    const told = calls.flatMap(({ result }) => (result.outcome === 'acknowledged' ? [result.told.fileName] : []));
    if (key === undefined || new Set(told).size < 2) return [];
    const around = calls.flatMap(({ begun, ended }) => [begun, ended]);
    return [{ rule: 'upload: a repetition is answered as the first', about: `${key} is ${told.join(', ')}`, around }];
  });
  return [...lost, ...repeated];
}
