import type { ResultFailure } from '../../api/handleFailure.ts';
import { Notice } from '../../components/Notice.tsx';

/** The server's no, above the fields it concerns. */
export function FormAlert({ failure }: { failure: ResultFailure | null }) {
  if (!failure) return null;
  return (
    <Notice kind="error" live title={failure.title}>
      {failure.message !== failure.title && failure.message}
    </Notice>
  );
}
