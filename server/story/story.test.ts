import JSZip from 'jszip';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Language, languages } from '#engine/languages/languages.ts';
import type { ProjectStory } from '#engine/protocol/story.ts';
import { storyKinds } from '#engine/standing/contracts/storyKinds.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('the story of a project', { timeout: 180_000 }, () => {
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer();
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id as string;
  });
  afterAll(() => server.stop());

  const path = () => `/api/projects/${project}/story`;
  const read = async () => (await ada.call('GET', path())).body.data as ProjectStory;
  const shown = ({ slides }: ProjectStory) => slides.flatMap(({ slide }) => slide ?? []);
  const put = (body: object) => ada.call('PUT', path(), body);
  const choice = (kind: string, rest: object = {}) => ({ kind, hidden: false, title: '', note: '', ...rest });

  it('has ten slides where all is saved, and every text of one stands where it says', async () => {
    const story = await read();
    expect(shown(story).map(({ kind }) => kind)).toEqual([...storyKinds]);
    for (const { title, lines } of shown(story))
      for (const { text, at } of [title, ...lines]) {
        if (!at || text === '') continue;
        const document = JSON.stringify((await ada.toolset(project, at.toolset)).content);
        const beginning = JSON.stringify(text.replace(/…$/, '')).slice(1, -1);
        expect(document.replaceAll(/\s+/g, ' ')).toContain(beginning);
      }
  });

  it('keeps order, titles, notes and what is hidden, and takes them back', async () => {
    const { revision } = await read();
    const slides = [
      choice('result', { title: 'The counter is the bottleneck', note: 'Wait.' }),
      choice('money', { hidden: true }),
    ];
    const { status, body } = await put({ revision, slides });
    expect(status).toBe(200);
    const story = body.data as ProjectStory;
    expect(story.revision).toBe(revision + 1);
    expect(story.slides[0]).toMatchObject({ kind: 'cover' });
    const result = story.slides.find(({ kind }) => kind === 'result')!;
    expect(result).toMatchObject({
      note: 'Wait.',
      slide: { title: { text: 'The counter is the bottleneck', at: null } },
    });
    expect(story.slides.find(({ kind }) => kind === 'money')).toMatchObject({ hidden: true });
    expect(story.slides).toHaveLength(storyKinds.length);

    const later = await put({ revision, slides: [] });
    expect(later).toMatchObject({ status: 409, body: { key: 'revision-conflict', data: { revision: revision + 1 } } });
    expect((await put({ revision: revision + 1, slides: [] })).body.data.slides).toEqual((await read()).slides);
  });

  it('refuses slides that are unknown, named twice or without end, and tells where', async () => {
    const { revision } = await read();
    const refused = [
      { slides: [choice('cover'), choice('cover')], path: '/slides/1/kind' },
      { slides: [choice('secret')], path: '/slides/0/kind' },
      { slides: [choice('cover', { title: 'x'.repeat(100_000) })], path: '/slides/0/title' },
      { slides: [choice('cover', { note: 'x'.repeat(100_000) })], path: '/slides/0/note' },
    ];
    for (const { slides, path: at } of refused) {
      const { status, body } = await put({ revision, slides });
      expect(status).toBe(422);
      expect(body.errors[0].path).toBe(at);
    }
    expect((await read()).revision).toBe(revision);
  });

  it('keeps the title of a slide whose fields were emptied, and comes along with a copy', async () => {
    const own = await ada.project();
    const at = `/api/projects/${own}/story`;
    const before = (await ada.call('GET', at)).body.data as ProjectStory;
    const peopleOf = ({ slides }: ProjectStory) => slides.find(({ kind }) => kind === 'people')!;
    expect(peopleOf(before).slide).not.toBeNull();
    const title = 'Zeynep & <b>Hasan</b>';
    await ada.call('PUT', at, { revision: before.revision, slides: [choice('people', { title })] });
    const content = (await ada.toolset(own, 'sections')).content!;
    await ada.save(own, 'sections', { ...content, targetAudience: undefined });
    const story = (await ada.call('GET', at)).body.data as ProjectStory;
    expect(peopleOf(story)).toMatchObject({ title, slide: null });
    expect(peopleOf(story).filledIn).toContain('sections');
    const body = { name: 'Second', toolsets: 'all' };
    const copy = (await ada.call('POST', `/api/projects/${own}/copies`, body)).body.data.project;
    const copied = (await ada.call('GET', `/api/projects/${copy.id}/story`)).body.data as ProjectStory;
    expect(copied.slides.map(({ kind, title: kept }) => [kind, kept])).toEqual(
      story.slides.map(({ kind, title: kept }) => [kind, kept]),
    );
  });

  it('tells by a link that leaves something out only what rests on the rest', async () => {
    const tell = async (choices: object) => {
      const { body } = await ada.call('POST', `/api/projects/${project}/share-links`, choices);
      const token = new URL(body.data.url as string).pathname.replace('/shared/', '');
      return (await server.call('GET', `/api/shared/${token}/story`)).body.data.slides as StorySlide[];
    };
    const { revision } = await read();
    await put({ revision, slides: [choice('problem', { title: 'Ours', note: 'Not for guests' })] });
    const whole = await tell({});
    expect(whole.map(({ kind }) => kind)).toEqual([...storyKinds]);
    expect(whole[1]!.title.text).toBe('Ours');
    expect(JSON.stringify(whole)).not.toContain('Not for guests');
    const part = await tell({ toolsets: ['lean-canvas', 'concept-poster'] });
    expect(part.length).toBeGreaterThan(2);
    for (const { toolsets } of part) for (const id of toolsets) expect(['lean-canvas', 'concept-poster']).toContain(id);
    expect(part.find(({ kind }) => kind === 'problem')!.title.text).not.toBe('Ours');
    const now = await read();
    await put({ revision: now.revision, slides: [] });
  });

  it.each(languages)('is written as slides with type of 14 points or more, in %s', async (language) => {
    const own = (await ada.call('POST', '/api/projects/example', {}, { 'accept-language': language })).body.data
      .project;
    const zip = await JSZip.loadAsync(await exported(own.id, 'pptx', language));
    const slides = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    expect(slides).toHaveLength(storyKinds.length);
    for (const name of slides) {
      const xml = await zip.file(name)!.async('string');
      const sizes = [...xml.matchAll(/\bsz="(\d+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1400);
      expect(xml).not.toContain('<p:pic>');
    }
  });

  it('is a short report of at most ten pages as PDF, with a picture beside what rests on it', async () => {
    const { slides } = (await ada.call('GET', `/api/projects/${project}/story`)).body.data as ProjectStory;
    const pdf = await getDocumentProxy(new Uint8Array(await exported(project, 'pdf', 'en')));
    expect(pdf.numPages).toBeLessThanOrEqual(10);
    let text = '';
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      text += items.map((item) => ('str' in item ? item.str : '')).join('');
    }
    const told = slides.flatMap(({ kind, slide }) => (slide && kind !== 'cover' && kind !== 'next' ? [slide] : []));
    expect(told.length).toBeGreaterThan(4);
    for (const { title } of told) expect(text.replace(/\s+/g, '')).toContain(title.text.replace(/\s+/g, ''));
    expect(text).toContain('Where we stand');
  });

  async function exported(id: string, format: 'pdf' | 'pptx', language: Language): Promise<ArrayBuffer> {
    const statuses = (await ada.call('GET', `/api/projects/${id}/toolsets`)).body.data as { id: string }[];
    const answer = await fetch(`${server.url}/api/projects/${id}/exports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ toolsets: statuses.map((each) => each.id), format, deck: 'story', language }),
    });
    return answer.arrayBuffer();
  }
});
