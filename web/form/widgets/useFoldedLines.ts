import { useCallback, useState } from 'react';

import { useErrorCount } from '#web/form/folds/useErrorCount.ts';
import { useFold } from '#web/form/folds/useFold.ts';
import { useForm } from '#web/form/FormContext.ts';
import { hasManyItems } from '#web/form/lists/hasManyItems.ts';
import { useMark } from '#web/form/marks/useMark.ts';

/** More of them are folded at first. */
const shownLines = 3;

/**
 * Whether a list of texts is folded: a longer one at first, on a page of many rows, unless there is something to mend
 * or to check.
 */
export function useFoldedLines(pointer: string, length: number): { isFolded: boolean; open: () => void } {
  const { document, isWhole } = useForm();
  const [wantsFold, setWantsFold] = useState(
    () => isWhole && pointer.lastIndexOf('/') === 0 && length > shownLines && hasManyItems(document.content),
  );
  const open = useCallback(() => setWantsFold(false), []);
  useFold(pointer, open);
  const hasErrors = useErrorCount(pointer) > 0;
  const isMarked = useMark(pointer) !== undefined;
  return { isFolded: wantsFold && !hasErrors && !isMarked, open };
}
