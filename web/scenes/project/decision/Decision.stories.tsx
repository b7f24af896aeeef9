import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import type { DecisionVerdict } from '#engine/protocol/decisionVerdicts.ts';
import { exampleDecision, exampleStanding, reasons } from '#web/standing/testing/exampleStanding.ts';

import { AgainstAside } from './AgainstAside.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import { RecordedDecision } from './RecordedDecision.tsx';
import { VerdictChoice } from './VerdictChoice.tsx';

/** The parts of the dialog in which a decision is recorded, and a decision as it was. */
const meta = { title: 'scenes/Decision' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Ways() {
  const [chosen, setChosen] = useState<DecisionVerdict | null>('change');
  return <VerdictChoice chosen={chosen} next={2} onChoose={setChosen} />;
}

export const ThreeWays: Story = { render: () => <Ways /> };
export const NoneChosen: Story = {
  render: () => <VerdictChoice chosen={null} next={2} error="Please choose one." onChoose={() => {}} />,
};
/** What was set for the last one was moved after its result. */
export const Reasons: Story = {
  render: () => <ReasonTable reasons={reasons} label="Reasons as they stand" onRemove={() => {}} />,
};
export const CaseAgainst: Story = {
  render: () => (
    <div className="max-w-75">
      <AgainstAside points={exampleStanding.against} />
    </div>
  ),
};
export const Recorded: Story = { render: () => <RecordedDecision decision={exampleDecision} /> };
