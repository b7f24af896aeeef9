import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Language } from '#engine/languages/languages.ts';

import { FormHarness } from './testing/FormHarness.tsx';
import { readDefinition, readExample, toolsetIds } from './testing/readDefinition.ts';

interface FolderProps {
  toolset: string;
  filled: boolean;
  readOnly?: boolean;
  language?: Language;
}

/** The form of any built-in toolset, empty or with its example. New folders appear here automatically. */
function FolderForm({ toolset, filled, readOnly = false, language = 'en' }: FolderProps) {
  return (
    <FormHarness
      definition={readDefinition(toolset)}
      content={filled ? readExample(toolset, language) : null}
      language={language}
      readOnly={readOnly}
    />
  );
}

const meta = {
  title: 'form/ToolsetForm',
  component: FolderForm,
  args: { toolset: 'stakeholder', filled: true },
  argTypes: {
    toolset: { control: 'select', options: toolsetIds() },
    language: { control: 'radio', options: ['en', 'tr'] },
  },
} satisfies Meta<typeof FolderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = { args: { filled: false } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const ManySections: Story = { args: { toolset: 'requirement' } };
export const Matrix: Story = { args: { toolset: 'buyer-utility-map' } };
export const Computed: Story = { args: { toolset: 'market' } };
export const Turkish: Story = { args: { toolset: 'fish-bone', language: 'tr' } };
