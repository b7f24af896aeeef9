import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { ApprovablePlaces } from './ApprovablePlaces.ts';
import { ApproveMark } from './ApproveMark.tsx';
import { ApproveRow } from './ApproveRow.tsx';
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
  const approvable = new ApprovablePlaces(document);
  const Spot: Confirming['Spot'] = ({ part, pointers = part && placesOf(part), name = part?.heading.text ?? '' }) => {
    if (!pointers) return <ConfirmStatus places={places} />;
    const spot = { pointers, name, isInText: part !== undefined };
    return (
      <>
        <ApproveMark places={approvable} {...spot} />
        <ConfirmMark places={places} {...spot} />
      </>
    );
  };
  const Approval: Confirming['Approval'] = (props) => <ApproveRow places={approvable} {...props} />;
  return { places, Spot, Approval };
}
