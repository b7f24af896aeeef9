import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { CaseAgainst } from '#web/standing/CaseAgainst.tsx';
import { FigureCard } from '#web/standing/FigureCard.tsx';
import { MattersMost } from '#web/standing/MattersMost.tsx';
import { costOfUse, exampleDecision, exampleStanding } from '#web/standing/testing/exampleStanding.ts';
import { WhatNext } from '#web/standing/WhatNext.tsx';

import { DecisionCard } from './DecisionCard.tsx';
import { OpenDecision } from './OpenDecision.tsx';

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

const placeOf = () => '/';
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
      <FigureCard figures={exampleStanding.figures} placeOf={placeOf} />
    </div>
  ),
};
export const FigureThatCarries: Story = {
  render: () => (
    <div className="max-w-84">
      <FigureCard
        figures={[{ ...costOfUse, difference: 1.12, carries: true, limit: { ...costOfUse.limit, value: 13 } }]}
        placeOf={placeOf}
      />
    </div>
  ),
};
export const Claims: Story = {
  render: () => <MattersMost claims={exampleStanding.claims} placeOf={placeOf} all="/" />,
};
export const Against: Story = { render: () => <CaseAgainst points={exampleStanding.against} placeOf={placeOf} /> };
export const NothingAgainst: Story = { render: () => <CaseAgainst points={[]} placeOf={placeOf} /> };
export const Next: Story = { render: () => <WhatNext steps={exampleStanding.next} placeOf={placeOf} /> };
export const NothingPlanned: Story = { render: () => <WhatNext steps={[]} placeOf={placeOf} /> };
