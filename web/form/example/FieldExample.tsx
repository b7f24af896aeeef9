import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { latePart } from '#web/components/latePart.tsx';
import { untilReleased } from '#web/form/untilReleased.ts';

import { exampleWords } from './exampleWords.ts';

interface FieldExampleProps {
  /** The element of the field that has the focus, or had it last. */
  field: Element | null;
  idPrefix: string;
  load: () => Promise<ToolsetDocument>;
}

const loadAnswers = exampleWords.with(async () => (await import('./ExampleAnswers.tsx')).ExampleAnswers);
// Nobody needs it before a field has the focus. It comes when it comes, but not under a finger.
const ExampleAnswers = latePart(async () => {
  const Answers = await loadAnswers();
  await untilReleased();
  return Answers;
});

/** Puts what the example wrote below the field that is being filled in. */
export function FieldExample({ field, idPrefix, load }: FieldExampleProps) {
  const label = field?.querySelector(`[id^="${idPrefix}_"][id$="-label"]`)?.id;
  if (!field || label === undefined) return null;
  const pattern = toPattern(formatPointer(label.slice(idPrefix.length + 1, -'-label'.length).split('_')));
  return <ExampleAnswers label={label} field={field} pattern={pattern} load={load} />;
}
