import { DraftNotice } from './DraftNotice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { GenerationNotice } from './GenerationNotice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SetAsideNotice } from './SetAsideNotice.tsx';
import { StaleNotice } from './StaleNotice.tsx';

/** Notices above the form, the most urgent first. */
export function ToolsetNotices({ onFocusField }: { onFocusField: (pointer: string) => void }) {
  return (
    <>
      <GenerationNotice />
      <FailureNotice />
      <RestoredNotice />
      <SetAsideNotice />
      <DraftNotice onFocusField={onFocusField} />
      <StaleNotice />
    </>
  );
}
