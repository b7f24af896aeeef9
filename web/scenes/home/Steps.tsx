import { FirstStepRow } from './FirstStepRow.tsx';
import type { FirstStep } from './firstSteps.ts';

export function Steps({ steps, current }: { steps: readonly FirstStep[]; current?: FirstStep | undefined }) {
  if (steps.length === 0) return null;
  return (
    <ol className="flex flex-col gap-1">
      {steps.map((step) => (
        <FirstStepRow key={step.key} step={step} isCurrent={step === current} />
      ))}
    </ol>
  );
}
