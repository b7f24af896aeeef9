import type { Browser } from 'playwright';

import { inspectScreen } from './inspectScreen.ts';
import { type Look, looks } from './looks.ts';
import { openVisitor, type Visitor } from './openBrowser.ts';
import type { SeededScreens } from './seedScreens.ts';
import { signIn } from './signIn.ts';
import type { App } from './startApp.ts';

export interface VisitedScreen {
  path: string;
  group: string;
  /** What is wrong with it; nothing should be. */
  findings: string[];
  visitor: Visitor;
}

/** Opens every screen in one look, one after the other, as each kind of person who may see it. The first look is thorough. */
export async function* visitScreens(
  browser: Browser,
  app: App,
  { owner, newcomer, paths }: SeededScreens,
  look: Look,
): AsyncGenerator<VisitedScreen> {
  const groups = [
    { group: 'anonymous', client: null, addresses: paths.anonymous },
    { group: 'newcomer', client: newcomer, addresses: paths.newcomer },
    { group: 'owner', client: owner, addresses: paths.signedIn },
    { group: 'absent', client: owner, addresses: paths.absent },
  ];
  for (const { group, client, addresses } of groups) {
    const visitor = await openVisitor(browser, app.url, look);
    if (client) await signIn(visitor.context, client);
    for (const path of addresses) {
      const findings = await inspectScreen(visitor, path, look === looks[0]);
      const isExpected = (finding: string) => group === 'absent' && finding.startsWith('404 ');
      yield { path, group, findings: findings.filter((finding) => !isExpected(finding)), visitor };
    }
    await visitor.close();
  }
}
