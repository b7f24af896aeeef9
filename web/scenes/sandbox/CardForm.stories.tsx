import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { CardForm } from './CardForm.tsx';
import { examplePage } from './examplePage.ts';

/** A card is entered. What was typed stays after a refusal. */
const meta = {
  component: CardForm,
  loaders: [async () => (await addWordsOf('sandbox'), {})],
  // A reference of its own, since an element among the args would be a cycle.
  render: ({ submission, ...rest }) => <CardForm {...rest} submission={{ ...submission, form: { current: null } }} />,
  args: {
    page: examplePage,
    entry: { name: 'Ada Lovelace', number: '4000 0000 0000 0002', expiry: '12/30', cvv: '123' },
    submission: { form: { current: null }, busy: false, messages: {}, failure: null, setMessages: () => {} },
    onChange: () => {},
    onPay: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { entry: { name: '', number: '', expiry: '', cvv: '' } } };
export const Declined: Story = { args: { page: { ...examplePage, refusal: 'declined' } } };
export const Busy: Story = { args: { submission: { ...meta.args.submission, busy: true } } };
export const Faulty: Story = {
  args: {
    submission: {
      ...meta.args.submission,
      messages: { number: 'This is not one of the test cards.', expiry: 'Write MM/YY.', cvv: 'Write three digits.' },
    },
  },
};
