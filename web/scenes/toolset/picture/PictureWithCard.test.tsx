import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, it, vi } from 'vitest';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { PictureWithCard } from './PictureWithCard.tsx';

const stakeholder = readDefinition('stakeholder');
const content = { stakeholders: [{ id: 'a', nameOrRole: 'Shop owner', interest: 4, power: 5 }] };

afterEach(() => void vi.restoreAllMocks());

it('shows something in the place of a picture that cannot be drawn, and why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const definition = { ...stakeholder, ui: { ...stakeholder.ui, picture: [{ kind: 'matrix', dots: null }] as never } };
  render(
    <MemoryRouter>
      <PictureWithCard
        subject={{ definition, content, language: 'en' }}
        document={createDocument(stakeholder, content)}
        language="en"
        readOnly={false}
        isWriting={false}
        asked={null}
        instead={<p>The form</p>}
        blocks={[]}
        renderBelow={() => null}
      />
    </MemoryRouter>,
  );
  await screen.findByText('There is no picture now');
  screen.getByText('The form');
});
