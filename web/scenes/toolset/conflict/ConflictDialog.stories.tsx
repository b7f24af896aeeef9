import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Journal } from '#web/document/Journal.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { ConflictDialog } from './ConflictDialog.tsx';

interface TwoSidesProps {
  base: ToolsetDocument;
  mine: ToolsetDocument;
  theirs: ToolsetDocument;
}

/** Two people have changed the same places of a toolset. */
function TwoSides({ base, mine, theirs }: TwoSidesProps) {
  const document = useMemo(() => {
    const definition = readDefinition('stakeholder');
    const opened = createOpenDocument(
      definition,
      createState(definition, base),
      new Journal('story', 'tab', new Set()),
    );
    opened.editable.replace(mine);
    opened.noteForeign(createState(definition, theirs, { revision: 2 }), true);
    return opened;
  }, [base, mine, theirs]);
  return <ConflictDialog document={document} onClose={() => {}} />;
}

const owner = { id: 'a', nameOrRole: 'Shop owner', why: 'Pays for every cup.', interest: 4, power: 5 };
const clerk = { id: 'b', nameOrRole: 'Clerk', why: 'Hands the cups out.' };
const guest = { id: 'c', nameOrRole: 'Guest', why: 'Drinks.' };
const all = { stakeholders: [owner, clerk, guest] };

const meta = { component: TwoSides, args: { base: all, mine: all, theirs: all } } satisfies Meta<typeof TwoSides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  args: {
    mine: { stakeholders: [{ ...owner, why: 'Pays for every single cup.', interest: 2 }, clerk, guest] },
    theirs: { stakeholders: [{ ...owner, why: 'Pays for every paper cup.', interest: 5 }, clerk, guest] },
  },
};
/** One side has removed what the other changed. */
export const Items: Story = {
  args: {
    mine: { stakeholders: [owner, { ...guest, why: 'Drinks and pays.' }] },
    theirs: { stakeholders: [owner, { ...clerk, why: 'Hands the cups out and takes them back.' }] },
  },
};
export const Order: Story = {
  args: {
    mine: { stakeholders: [guest, owner, clerk] },
    theirs: { stakeholders: [clerk, guest, owner] },
  },
};
