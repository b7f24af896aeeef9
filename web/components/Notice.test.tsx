import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { untilFocused } from '#web/testing/untilFocused.ts';

import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

function Passing() {
  const [shown, setShown] = useState(true);
  const dismiss = <Button onClick={() => setShown(false)}>Dismiss</Button>;
  return shown && <Notice kind="info" title="Something happened" actions={dismiss} />;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

it('moves the focus to the page’s heading when it is removed', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>Page</h1>
      <Passing />
    </main>,
  );
  await press();
  await untilFocused(() => screen.getByRole('heading', { name: 'Page' }));
});

it('keeps the focus within the dialog around it', async () => {
  render(
    <Dialog open title="Question" onClose={() => {}} actions={<Button>Answer</Button>}>
      <Passing />
    </Dialog>,
  );
  await press();
  await waitFor(() => expect(screen.queryByText('Something happened')).toBeNull());
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
});
