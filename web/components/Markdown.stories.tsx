import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { Markdown } from './Markdown.tsx';

/** Untrusted Markdown, such as an article of the help centre. Always imported lazily. */
const meta = {
  component: Markdown,
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof Markdown>;

export default meta;

export const Article: StoryObj<typeof meta> = {
  args: {
    text: `## What a persona is for

A persona stands for **people who behave alike**, not for people of the same age. See [the stakeholders](article:stakeholder) first, or read [what others say](https://example.com/personas).

1. Begin with what you observed.
2. Name *one* goal and *one* fear.
   - Both in their own words.
   - Neither of them yours.

### Weak and strong

| Weak | Strong | Why |
|---|---|---|
| Likes technology | Pays with her phone, keeps **cash** for the market | It can be seen |
| Busy | Eats at her desk three days a week | It can be counted |

> A persona that could buy anything helps to decide nothing.

\`\`\`
OPENAI_BASE_URL=http://localhost:11434/v1
\`\`\``,
  },
};

export const FromAStranger: StoryObj<typeof meta> = {
  args: {
    text: `# Not the page's title

<script>alert(1)</script> ![pixel](https://example.com/pixel.png) [click](javascript:alert(1)) [data](data:text/html,x)`,
  },
};
