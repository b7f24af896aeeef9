import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { drawPicture } from '#engine/picture/drawPicture.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';
import { PictureSlide } from '#web/presentation/slides/PictureSlide.tsx';
import { FallenClaims } from '#web/scenes/evidence/FallenClaims.tsx';
import { NextStepCard } from '#web/scenes/home/NextStepCard.tsx';
import { ReviewDialog } from '#web/scenes/toolset/review/ReviewDialog.tsx';
import { FallenReason } from '#web/scenes/toolset/status/FallenReason.tsx';
import { StaleReason } from '#web/scenes/toolset/status/StaleReason.tsx';
import { definitions } from '#web/stores/definitions.ts';

import { WrittenIn } from './WrittenIn.ts';

const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? null;
const of = (text: string) => langOf(screen.getAllByText(text)[0]!);

/** Shows what stands in a project that people write in Turkish, on a page in English. */
const show = (children: ReactNode) => render(<WrittenIn value="tr">{children}</WrittenIn>, { wrapper: MemoryRouter });

beforeEach(() => {
  document.documentElement.removeAttribute('lang');
  const titles = ['stakeholder', 'about'].map((id) => ({ id, title: { en: id, tr: id }, icon: 'circle' }));
  definitions.summaries = ref(titles) as unknown as typeof definitions.summaries;
});
afterEach(() => (definitions.summaries = ref([])));

describe('what people wrote says its language within a sentence of the page', () => {
  const text = 'Kuyrukta bekliyorlar.';
  const fall = {
    claim: 'stakeholder/x',
    text,
    reason: 'refuted' as const,
    isClaim: true,
    item: '',
    pointer: '/stakeholders',
  };

  it('where a claim fell', () => {
    show(<FallenReason fallen={[fall]} definition={readDefinition('stakeholder')} content={{}} />);
    expect([of(text), of('A test has refuted: “')]).toEqual(['tr', null]);
  });

  it('where claims that fell are listed', () => {
    const judged = { ...fall, toolset: 'stakeholder', judges: [], through: [] };
    show(<FallenClaims fallen={[judged]} projectId="p" />);
    expect([of(text), of('A test has refuted: “')]).toEqual(['tr', null]);
  });

  it('where what it was made from has changed', () => {
    const change = { kind: 'edited' as const, pointer: '/a', place: 'Why', before: 'Öder', after: 'Ödemez' };
    const gone = { ...change, before: 'Kira', after: '' };
    show(<StaleReason reason={{ toolset: 'about', count: 2, changes: [change, gone] }} most={2} />);
    expect([of('Öder → Ödemez'), of('Kira'), of('Why: removed “')]).toEqual(['tr', 'tr', null]);
  });

  it('in what the draft leaves out, and in what was just removed', async () => {
    const definition = readDefinition('stakeholder');
    const entry = (id: string, nameOrRole: string) => ({ id, nameOrRole, why: 'Neden' });
    const before = { stakeholders: [entry('a', 'Sahip'), entry('b', 'Kâtip')] };
    const form = createDocument(definition, { stakeholders: [entry('a', 'Sahip')] });
    form.marks.compare({ before, draft: form.content }, form.content);
    show(<FormHarness definition={definition} document={form} contentLanguage="tr" />);
    expect([of('Kâtip'), of('The draft leaves out “')]).toEqual(['tr', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Options for “Sahip”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const notice = (await screen.findByText('” was removed.')).parentElement!;
    expect(langOf(within(notice).getByText('Sahip'))).toBe('tr');
  });

  it('in the next step on the home page', () => {
    const named = { id: 'p', name: 'Dönkap', language: 'tr' } as never;
    const step = {
      id: 'about',
      status: 'empty',
      saved: false,
      stale: false,
      fallen: [],
      missing: [],
      onPath: true,
    } as never;
    show(<NextStepCard project={named} statuses={[step]} />);
    expect([of('Dönkap'), of('Next in')]).toEqual(['tr', null]);
  });
});

it('says it in the choices of a review, where words of the page are the page’s', () => {
  const definition = readDefinition('stakeholder');
  const owner = { id: 'a', nameOrRole: 'Sahip', why: 'Kirayı öder', stance: 'supporter' };
  const saved = { stakeholders: [owner] };
  const drafted = { stakeholders: [{ ...owner, why: 'Kirayı hiç ödemez', stance: 'opponent' }] };
  const opened = createOpenDocument(definition, createState(definition, saved));
  opened.beginGeneration(null);
  const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };
  opened.finishGeneration(createState(definition, drafted, { draft, savedContent: saved }));
  show(<ReviewDialog document={opened} onClose={() => {}} />);
  const words = definition.locales.en.enums['/stakeholders/*/stance']!;
  expect([of('öder'), of(words['supporter']!)]).toEqual(['tr', null]);
});

it('says it in the title of a narrow slide, where the toolset’s name is the page’s', () => {
  const definition = readDefinition('persona');
  const [scene] = drawPicture({ definition, content: readExample('persona', 'tr'), language: 'en' }, 'narrow');
  show(<PictureSlide scene={scene!} />);
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading.textContent).toBe(scene!.title);
  expect(langOf(within(heading).getByText(scene!.about!))).toBe('tr');
  expect(langOf(within(heading).getByText(`${definition.locales.en.title} –`))).toBeNull();
});

it('leaves the picture’s own headings to the page', () => {
  const definition = readDefinition('about');
  const content = readExample('about', 'tr');
  const [scene] = drawPicture({ definition, content, language: 'en' }, 'page');
  show(<PictureSlide scene={scene!} />);
  const texts = [...document.querySelectorAll('svg text')];
  const label = definition.locales.en.fields['/summary']!.title!;
  expect(texts.find(({ textContent }) => textContent === label)?.getAttribute('lang')).toBeNull();
  expect(texts.some((each) => each.getAttribute('lang') === 'tr')).toBe(true);
});

describe('the names that a field can refer to', () => {
  const bind = { toolset: 'persona', list: '/personas', label: 'name' };
  const items = [
    { id: 'ayse', label: 'Ayşe' },
    { id: 'nobody', label: ' ' },
  ];

  it('say it in a list of choices, and once one is chosen', async () => {
    const definition = defineToolset({
      properties: { owner: { type: 'string', maxLength: 40 } },
      manifest: { binds: [{ field: '/owner', ...bind }] },
      fields: { '/owner': { title: 'Owner' } },
    });
    show(<FormHarness definition={definition} contentLanguage="tr" references={{ '/owner': items }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Owner: Not chosen' }));
    const inOptions = (await screen.findAllByRole('option')).map((option) => [
      option.textContent,
      option.querySelector('[lang]')?.getAttribute('lang') ?? null,
    ]);
    expect(inOptions).toEqual([
      ['Not chosen', null],
      ['Ayşe', 'tr'],
      ['(no name)', null],
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Ayşe' }));
    const chosen = await screen.findByRole('button', { name: 'Owner: Ayşe' });
    expect(langOf(within(chosen).getByText('Ayşe'))).toBe('tr');
  });

  it('say it beside boxes to tick', () => {
    const definition = defineToolset({
      properties: { owners: { type: 'array', items: { type: 'string', maxLength: 40 } } },
      manifest: { binds: [{ field: '/owners/*', ...bind }] },
      fields: { '/owners': { title: 'Owners' } },
    });
    show(
      <FormHarness
        definition={definition}
        content={{ owners: ['gone'] }}
        contentLanguage="tr"
        references={{ '/owners/*': items }}
      />,
    );
    expect([of('Ayşe'), of('(no name)'), of('(removed)')]).toEqual(['tr', null, null]);
  });
});
