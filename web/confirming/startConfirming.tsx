import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { ConfirmablePlaces } from './ConfirmablePlaces.ts';
import type { Confirming } from './Confirming.ts';
import { ConfirmMark } from './ConfirmMark.tsx';
import { ConfirmStatus } from './ConfirmStatus.tsx';
import { confirmWords } from './confirmWords.ts';
import { placesOf } from './placesOf.ts';

/** What confirms in a document, with its words. */
export async function startConfirming(document: OpenDocument): Promise<Confirming> {
  await confirmWords.load();
  const places = new ConfirmablePlaces(document);
  const Spot: Confirming['Spot'] = ({ part, pointers = part && placesOf(part), name = part?.heading.text ?? '' }) => {
    if (!pointers) return <ConfirmStatus places={places} />;
    return <ConfirmMark places={places} pointers={pointers} name={name} isInText={part !== undefined} />;
  };
  return { places, Spot };
}
