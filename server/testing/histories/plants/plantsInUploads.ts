import { doneOf } from './doneOf.ts';
import type { Plant } from './Plant.ts';

export const plantsInUploads: Plant[] = [
  {
    fault: 'an image has other bytes',
    rule: 'upload: what is acknowledged can be read',
    spoil: ({ end }) => {
      end.images[0]!.picture = 'another';
    },
  },
  {
    fault: 'a key was answered with another image the second time',
    rule: 'upload: a repetition is answered as the first',
    spoil: (history) => {
      const again = structuredClone(doneOf(history, 'upload')[0]!);
      again.result.told.fileName = 'another';
      history.calls.push(again);
      history.end.images.push({ ...history.end.images[0]!, ...again.asks, fileName: 'another' });
    },
  },
];
