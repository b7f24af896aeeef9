import type { Meta, StoryObj } from '@storybook/react-vite';

import { GreenhouseIllustration } from './GreenhouseIllustration.tsx';
import { PotsIllustration } from './PotsIllustration.tsx';
import { RainIllustration } from './RainIllustration.tsx';
import { SearchIllustration } from './SearchIllustration.tsx';
import { SeedIllustration } from './SeedIllustration.tsx';
import { SignpostIllustration } from './SignpostIllustration.tsx';
import { WateringCanIllustration } from './WateringCanIllustration.tsx';

const drawings = [
  ['Seed: the first project', SeedIllustration],
  ['Pots: no projects yet', PotsIllustration],
  ['Greenhouse: no workspaces', GreenhouseIllustration],
  ['Watering can: tokens', WateringCanIllustration],
  ['Search: nothing found', SearchIllustration],
  ['Signpost: nothing at this address', SignpostIllustration],
  ['Rain: something failed', RainIllustration],
] as const;

/** Illustrations of empty states, in the theme's colours, one for each place. */
function Illustrations() {
  return (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      {drawings.map(([name, Drawing]) => (
        <li key={name} className="flex flex-col items-center gap-3 rounded-3xl bg-raised p-6 text-center text-sm">
          <Drawing />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'components/Illustrations', component: Illustrations } satisfies Meta<typeof Illustrations>;

export default meta;

export const All: StoryObj<typeof meta> = {};
