import type { Meta, StoryObj } from '@storybook/react-vite';

const pairs = [
  ['bg-primary text-on-primary', 'primary'],
  ['bg-primary-tonal text-on-primary-tonal', 'primary-tonal'],
  ['bg-secondary-tonal text-on-secondary-tonal', 'secondary-tonal'],
  ['bg-tertiary-tonal text-on-tertiary-tonal', 'tertiary-tonal'],
  ['bg-error-tonal text-on-error-tonal', 'error-tonal'],
  ['bg-success-tonal text-on-success-tonal', 'success-tonal'],
  ['bg-field text-text', 'field'],
  ['bg-raised text-muted', 'muted on raised'],
] as const;

/** The design tokens, each with the text colour that goes on it. Switch the theme above; names stay, values change. */
function Tokens() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {pairs.map(([style, name]) => (
        <li key={name} className={`grid h-28 place-items-end rounded-3xl p-4 font-semibold ${style}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'styles/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;

export const Colours: StoryObj<typeof meta> = {};
