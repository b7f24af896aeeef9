import { expect, it } from 'vitest';

import { registerClient } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { type Look, pairsOfLooks } from '../support/looks.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();

interface Stakeholder extends Record<string, unknown> {
  id: string;
  why: string;
}
interface State {
  content: { stakeholders: [Stakeholder, Stakeholder, Stakeholder, Stakeholder, ...Stakeholder[]] };
  revision: number;
}

/** Opens a toolset with unsaved work of an earlier visit, where somebody else has saved the same places since. */
async function openContradicted(look: Look) {
  const client = await registerClient(
    stage.app,
    `${look.language}-${look.theme}-${look.width}@example.com`,
    look.language,
  );
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  const path = `/api/projects/${project.id}/toolsets/stakeholder`;
  const { content, revision } = await client.call<State>('GET', path);
  const [first, second, third, fourth, ...rest] = content.stakeholders;
  const mine = [{ ...first, why: `${first.why} Mine.`, interest: 2 }, { ...third, why: 'Mine.' }, second, ...rest];
  const theirs = [
    third,
    { ...second, who: 'Ada' },
    { ...first, why: `Theirs. ${first.why}`, interest: 4 },
    { ...fourth, why: 'Theirs.' },
    ...rest,
  ];
  await client.call('PUT', path, { content: { stakeholders: theirs }, revision, draft: null });
  const visitor = await openVisitor(stage.browser, stage.app.url, look);
  await signIn(visitor.context, client);
  const place = `draft:${client.session.user.id}:${project.id}:stakeholder@gone`;
  const journal = {
    [place]: { stakeholders: mine },
    [`${place}:base`]: { revision, generationId: null, content, at: 1 },
  };
  await visitor.context.addInitScript((entries) => {
    if (sessionStorage.getItem('seen')) return;
    sessionStorage.setItem('seen', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, journal);
  await visitor.page.goto(`/project/${project.id}/tools/stakeholder?mode=edit`);
  const dialog = visitor.page.getByRole('dialog');
  await dialog.waitFor();
  return { visitor, dialog };
}

it.each(pairsOfLooks.flat())('fits its window without faults: $language, $theme, $width px', async (look) => {
  const { visitor, dialog } = await openContradicted(look);
  expect(await dialog.getByRole('group').count()).toBe(4);
  expect([
    ...(await runAxe(visitor, 'every-entry')),
    ...(await widthFaults(visitor.page)),
    ...visitor.complaints,
  ]).toEqual([]);
  await visitor.close();
});
