import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ref } from 'valtio';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { definitions } from '#web/stores/definitions.ts';
import { packages, summaries } from '#web/testing/billingSamples.ts';

import { PackageChoice } from './PackageChoice.tsx';

/** Packages of tokens, with what one is good for and what a hundred tokens cost in it. */
function Packages() {
  const [chosen, setChosen] = useState('sapling');
  return <PackageChoice packages={packages} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  component: Packages,
  loaders: [async () => (await addWordsOf('billing'), {})],
  beforeEach: () => {
    definitions.summaries = ref(summaries);
  },
} satisfies Meta<typeof Packages>;

export default meta;

export const Three: StoryObj<typeof meta> = {};
