import { render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import type { Language } from '#engine/languages/languages.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { SharedProject } from '#engine/protocol/shareLink.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { ProjectCard } from '#web/components/ProjectCard.tsx';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import { startI18n } from '#web/i18n/startI18n.ts';
import { WrittenIn } from '#web/i18n/WrittenIn.ts';
import { Picture } from '#web/picture/Picture.tsx';
import { OpenedLink } from '#web/scenes/shared/OpenedLink.ts';
import { SharedLayout } from '#web/scenes/shared/SharedLayout.tsx';
import { SharedPath } from '#web/scenes/shared/SharedPath.tsx';

import { Reading } from './Reading.tsx';

afterEach(() => startI18n('en'));

const definition = readDefinition('stakeholder');
const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? null;
const of = (text: string) => langOf(screen.getAllByText(text)[0]!);

/** A page in one language that shows what is written in another. */
const pairs: { page: Language; written: Language }[] = [
  { page: 'en', written: 'tr' },
  { page: 'tr', written: 'en' },
];

describe.each(pairs)('on a page in $page, what is written in $written', ({ page, written }) => {
  const content = readExample('stakeholder', written);
  const [first] = content['stakeholders'] as Record<string, string>[];
  const words = definition.locales[page];

  it('says so in a reading, where labels, choices and dates are the page’s', async () => {
    await startI18n(page);
    document.documentElement.removeAttribute('lang');
    render(
      <WrittenIn value={written}>
        <Reading blocks={readDocument(definition, content, page)} isAllOpen />
      </WrittenIn>,
      { wrapper: MemoryRouter },
    );
    expect(of(first!['nameOrRole']!)).toBe(written);
    expect(of(first!['why']!)).toBe(written);
    expect(of(words.fields['/stakeholders/*/why']!.title!)).toBeNull();
    expect(of(words.enums['/stakeholders/*/stance']![first!['stance']!]!)).toBeNull();
  });

  it('says so in the fields of a form and the titles of its rows', async () => {
    await startI18n(page);
    render(
      <ToolsetForm
        document={createDocument(definition, content)}
        language={page}
        contentLanguage={written}
        references={{}}
        figures={{}}
      />,
      { wrapper: MemoryRouter },
    );
    expect(of(first!['nameOrRole']!)).toBe(written);
    expect(of(words.fields['/stakeholders']!.title!)).toBeNull();
  });

  it('says so in the texts of a picture that show a field', async () => {
    await startI18n(page);
    const [scene] = drawPicture({ definition, content, language: page }, 'sheet');
    render(
      <WrittenIn value={written}>
        <Picture scene={scene!} />
      </WrittenIn>,
    );
    const texts = [...document.querySelectorAll('svg text')];
    const held = texts.map((text) => ({ text: text.textContent, lang: text.getAttribute('lang') }));
    const beginning = first!['nameOrRole']!.split(' ')[0]!;
    expect(held.find(({ text }) => text.startsWith(beginning))?.lang).toBe(written);
    expect(held.some(({ lang }) => lang === null)).toBe(true);
  });

  it('says so in the name and the description of a project, in a list and on a shared page', async () => {
    await startI18n(page);
    const named = { name: 'The name', description: 'The description', language: written };
    const listed = {
      ...named,
      id: 'p',
      progress: { saved: 0, generated: 0, starters: 0, own: { setup: 0, path: 0 }, total: 0 },
      lastOpenedAt: '2026-01-01T00:00:00Z',
    } as never;
    const { unmount } = render(<ProjectCard project={listed} />, { wrapper: MemoryRouter });
    expect([of(named.name), of(named.description)]).toEqual([written, written]);
    unmount();
    const shared: SharedProject = { ...named, takesComments: false, brand: null, ownerName: 'Ada', toolsets: [] };
    const link = new OpenedLink('t', shared, null, []);
    const layout = { element: <SharedLayout />, children: [{ path: '/', element: <SharedPath /> }] };
    const router = createMemoryRouter([{ element: <Outlet context={link} />, children: [layout] }]);
    render(<RouterProvider router={router} />);
    expect(langOf(screen.getByRole('heading', { level: 1 }))).toBe(written);
    expect(of(named.description)).toBe(written);
  });
});
