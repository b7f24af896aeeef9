import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { DepthFrame } from './DepthFrame.tsx';

const requirement = readDefinition('requirement');
const environmental = readDefinition('environmental');
type Definition = typeof requirement;

/** A form whose depth is chosen by a button, as its page does. */
function renderForm(definition: Definition, form: EditableDocument, { topics = [] as readonly string[] } = {}) {
  const onChoose = vi.fn<(topics: readonly string[]) => void>();
  const frame: ComponentType<{ children: ReactNode }> = function Frame({ children }) {
    const [at, setAt] = useState(0);
    const [chosen, setChosen] = useState(topics);
    const choose = (next: readonly string[]) => {
      onChoose(next);
      setChosen(next);
    };
    return (
      <>
        <button type="button" onClick={() => setAt(1 - at)}>
          Other depth
        </button>
        <DepthFrame depth={definition.ui.depths?.[at]} topics={chosen} onChoose={choose}>
          {children}
        </DepthFrame>
      </>
    );
  };
  render(<FormHarness definition={definition} document={form} frame={frame} />);
  return onChoose;
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const contents = () => within(screen.getByRole('navigation', { name: 'Contents' }));
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('a form at a depth', () => {
  it('has the sections in which something counts or is filled, and all of them at the last depth', async () => {
    renderForm(requirement, createDocument(requirement, { milestones: [{ name: 'Doors open' }] }));
    expect(sections()).not.toContain('Functional requirements');
    expect(sections()).toEqual(expect.arrayContaining(['User stories', 'Milestones']));
    expect(contents().queryByRole('button', { name: 'Functional requirements' })).toBeNull();
    expect(screen.queryByText('Technical requirements')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Other depth' }));
    expect(sections()).toContain('Functional requirements');
    expect(contents().getByRole('button', { name: 'Functional requirements' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Other depth' }));
    expect(sections()).not.toContain('Functional requirements');
  });

  it('shows what comes from elsewhere, keeps what was emptied, and leads to what it leaves out', () => {
    const form = createDocument(requirement, { milestones: [{ name: 'Doors open' }] });
    renderForm(requirement, form);
    act(() => form.set('/functionalRequirements', [{ name: 'Remind' }]));
    expect(sections()).toContain('Functional requirements');
    act(() => form.set('/milestones', []));
    expect(sections()).toContain('Milestones');
    expect(screen.queryByText('Technical requirements')).toBeNull();
    act(() => form.requestFocus('/technicalRequirements'));
    expect(screen.getByText('Technical requirements')).toBeDefined();
  });
});

describe('a checklist of topics', () => {
  it('opens the topics that are chosen, beside those that are filled', async () => {
    const form = createDocument(environmental, { economic: { taxation: { finding: 'VAT.' } } });
    const onChoose = renderForm(environmental, form, { topics: ['/economic/seasonality'] });
    const economic = section('Economic');
    expect(economic.getAllByRole('button', { expanded: false }).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Taxation/),
      expect.stringMatching(/^Seasons and cycles/),
    ]);
    expect(section('Social').getByText('Choose among 8 topics')).toBeDefined();
    await userEvent.click(economic.getByText('6 more topics'));
    expect(economic.queryByRole('checkbox', { name: /^Taxation/ })).toBeNull();
    await userEvent.click(economic.getByRole('checkbox', { name: /^Labour market/ }));
    expect(onChoose).toHaveBeenLastCalledWith(['/economic/seasonality', '/economic/labourMarket']);
    expect(economic.getByText('3 topics chosen, of 5 to 8')).toBeDefined();
    expect(economic.getByRole('button', { name: /^Labour market/ })).toBeDefined();
    await userEvent.click(economic.getByRole('checkbox', { name: /^Seasons and cycles/ }));
    expect(economic.queryByRole('button', { name: /^Seasons and cycles/ })).toBeNull();
    expect(economic.getByRole('button', { name: /^Taxation/ })).toBeDefined();
  });
});
