import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { CaseAgainst } from './CaseAgainst.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { FigureCard } from './FigureCard.tsx';
import { MattersMost } from './MattersMost.tsx';
import { OpenDecision } from './OpenDecision.tsx';
import { costOfUse, exampleDecision, exampleStanding } from './testing/exampleStanding.ts';
import { WhatNext } from './WhatNext.tsx';

/** The cards of the page that says where a project stands. */
const meta = {
  title: 'scenes/Where we stand',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const of = { projectId: 'p', mayEdit: true, onDecide: () => {}, onStartRound: () => {} };

export const Decided: Story = { render: () => <DecisionCard decision={exampleDecision} round={2} {...of} /> };
/** The round that follows has not begun. */
export const DecidedAndNotBegun: Story = {
  render: () => <DecisionCard decision={exampleDecision} round={1} {...of} />,
};
export const TimeToDecide: Story = {
  render: () => <OpenDecision standing={{ ...exampleStanding, missing: null }} {...of} />,
};
export const NothingTested: Story = {
  render: () => <OpenDecision standing={{ ...exampleStanding, missing: 'tests' }} {...of} />,
};
export const FigureThatFails: Story = {
  render: () => (
    <div className="max-w-84">
      <FigureCard figures={exampleStanding.figures} projectId="p" />
    </div>
  ),
};
export const FigureThatCarries: Story = {
  render: () => (
    <div className="max-w-84">
      <FigureCard
        figures={[{ ...costOfUse, difference: 1.12, carries: true, limit: { ...costOfUse.limit, value: 13 } }]}
        projectId="p"
      />
    </div>
  ),
};
export const Claims: Story = { render: () => <MattersMost claims={exampleStanding.claims} projectId="p" /> };
export const Against: Story = { render: () => <CaseAgainst points={exampleStanding.against} projectId="p" /> };
export const NothingAgainst: Story = { render: () => <CaseAgainst points={[]} projectId="p" /> };
export const Next: Story = { render: () => <WhatNext steps={exampleStanding.next} projectId="p" /> };
export const NothingPlanned: Story = { render: () => <WhatNext steps={[]} projectId="p" /> };
