import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { EditableDocument } from '#web/document/EditableDocument.ts';

import type { AskedField } from './AskedField.ts';

/**
 * The field that somebody asked for, such as what has to be mended after a failed save; else the one that the address
 * leads to.
 *
 * @param followsAddress false where something else goes by it
 */
export function useAskedField(editable: EditableDocument, followsAddress: boolean): AskedField | null {
  const location = useLocation();
  const [requested, setRequested] = useState<{ asked: AskedField; at: typeof location } | null>(null);
  const addressed = useMemo(
    () => (location.hash.startsWith('#/') ? { pointers: [decodeURI(location.hash.slice(1))] } : null),
    [location],
  );
  useEffect(
    () =>
      editable.onFocusRequest((pointer) => {
        const pointers = pointer === '' ? editable.errors.all.map(({ path }) => path) : [pointer];
        setRequested({ asked: { pointers }, at: location });
      }),
    [editable, location],
  );
  if (requested?.at === location) return requested.asked;
  return followsAddress ? addressed : null;
}
