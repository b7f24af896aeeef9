import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { EditableDocument } from '#web/document/EditableDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';

const number = { type: 'number', minimum: 0, maximum: 1e9 } as const;
const definition = defineToolset({
  properties: { price: number, share: number, turnover: { type: 'number', readOnly: true } },
  fields: { '/price': { title: 'Price' }, '/share': { title: 'Share' }, '/turnover': { title: 'Turnover' } },
  manifest: {
    dependsOn: [{ id: 'market', required: false }],
    computed: [{ field: '/turnover', rule: 'product', of: [{ toolset: 'market', field: '/size' }, '/share'] }],
    agrees: [{ field: '/price', with: { toolset: 'market', field: '/price' } }],
    currency: { toolset: 'market', field: '/currency' },
  },
  ui: { units: { '/price': 'currency', '/turnover': 'currency', '/share': 'percent' } },
});
const figures = { market: { size: 2000, price: 1200, currency: 'TRY' } };
const toolsetLinks = { market: { title: 'Market analysis', href: '/project/p1/tools/market' } };

function show(content: ToolsetDocument, language: 'en' | 'tr' = 'en') {
  const source = { definition, loadValidator: () => Promise.reject(new Error('not needed')) };
  const form = new EditableDocument(source, content, figures);
  const props = { document: form, language, figures, stored: content, toolsetLinks };
  render(<ToolsetForm {...props} />);
  return form;
}

const turnover = () => screen.getByLabelText('Turnover');
const price = () => screen.getByLabelText<HTMLInputElement>('Price');

/** What is said about a field, besides its name. */
function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

describe('a value that follows from another toolset', () => {
  it('is computed while somebody types, with its unit', async () => {
    const form = show({});
    expect(turnover().textContent).toBe('Computed once there are figures.');
    await userEvent.type(screen.getByLabelText('Share'), '0.5');
    await userEvent.tab();
    expect(turnover().textContent).toBe('₺1,000');
    expect(form.content).toEqual({ share: 0.5, turnover: 1000 });
  });

  it('says what it was when it was saved, if the other toolset has changed since', () => {
    show({ share: 0.5, turnover: 900 });
    expect(turnover().textContent).toBe('₺1,000');
    expect(description(turnover())).toBe(
      'It was ₺900 when this was saved; it follows from Market analysis, where something has changed since. Saving keeps the new value.',
    );
  });

  it('says nothing while it is the same', () => {
    show({ share: 0.5, turnover: 1000 });
    expect(description(turnover())).toBe('');
  });
});

describe('a value that repeats one of another toolset', () => {
  it('says where both differ, and takes the other over', async () => {
    const form = show({ price: 1000 });
    expect(description(price())).toMatch(/^₺ Market analysis says ₺1,200; here stands ₺1,000\./);
    expect(screen.getByRole('link', { name: 'Market analysis' }).getAttribute('href')).toBe(
      '/project/p1/tools/market#/price',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Take ₺1,200 over' }));
    expect(form.content).toEqual({ price: 1200 });
    expect(document.activeElement).toBe(price());
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says so in Turkish', () => {
    show({ price: 1000 }, 'tr');
    expect(description(price())).toContain('diyor; burada ₺1.000 yazıyor.');
    screen.getByRole('button', { name: '₺1.200 değerini buraya al' });
  });

  it('says nothing while it is empty or the same', () => {
    show({});
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a number', () => {
  it('is typed and shown as people of its language write it', async () => {
    const form = show({ price: 1200 }, 'tr');
    const input = price();
    await userEvent.clear(input);
    await userEvent.type(input, '12.345,50');
    await userEvent.tab();
    expect(form.content).toMatchObject({ price: 12_345.5 });
    expect(input.value).toBe('12.345,5');
  });

  it('keeps what is no number, for the person to mend', async () => {
    const form = show({});
    await userEvent.type(screen.getByLabelText('Price'), 'about ten');
    await userEvent.tab();
    expect(form.content).toEqual({ price: 'about ten' });
    expect(price().value).toBe('about ten');
  });
});
