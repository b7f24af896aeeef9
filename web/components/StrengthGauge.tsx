const steps = [1, 2, 3, 4, 5] as const;

interface StrengthGaugeProps {
  /** 0 to 5. */
  strength: number;
  label: string;
}

/** How strong the evidence for something is, as five rising steps. */
export function StrengthGauge({ strength, label }: StrengthGaugeProps) {
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex h-4 items-end gap-0.5">
      {steps.map((step) => (
        <span
          key={step}
          style={{ height: `${step * 20}%` }}
          className={`w-1 rounded-xs ${step <= strength ? 'bg-text forced-colors:bg-[CanvasText]' : 'bg-outline-strong/40'}`}
        />
      ))}
    </span>
  );
}
