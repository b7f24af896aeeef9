import type { Browser } from 'playwright';

import { type AxeScope, inspectScreen } from './inspectScreen.ts';
import type { Look } from './looks.ts';
import { openVisitor, type Visitor } from './openBrowser.ts';
import type { RoutePaths } from './routePaths.ts';
import { seedScreens } from './seedScreens.ts';
import { signIn } from './signIn.ts';
import type { App } from './startApp.ts';

export type VisitorGroup = keyof RoutePaths;

/** An installation with something on every screen, and a browser window for each kind of person who looks at it. */
export interface OpenLook {
  look: Look;
  paths: RoutePaths;
  visitors: Record<VisitorGroup, Visitor>;
  /** What is wrong with a screen, given by its place among the paths of its group; nothing should be. */
  inspect(group: VisitorGroup, place: number, scope: AxeScope): Promise<string[]>;
  close(): Promise<void>;
}

/** Pages of missing things ask for them. */
function isExpected(group: VisitorGroup, finding: string): boolean {
  return group === 'absent' && finding.startsWith('404 ');
}

export async function openLook(browser: Browser, app: App, look: Look): Promise<OpenLook> {
  const { owner, newcomer, paths } = await seedScreens(app, look);
  const open = async (client: typeof owner | null) => {
    const visitor = await openVisitor(browser, app.url, look);
    if (client) await signIn(visitor.context, client);
    return visitor;
  };
  const visitors = {
    anonymous: await open(null),
    newcomer: await open(newcomer),
    signedIn: await open(owner),
    absent: await open(owner),
  };
  return {
    look,
    paths,
    visitors,
    inspect: async (group, place, scope) => {
      const findings = await inspectScreen(visitors[group], paths[group][place]!, scope);
      return findings.filter((finding) => !isExpected(group, finding));
    },
    close: async () => {
      for (const visitor of Object.values(visitors)) await visitor.close();
    },
  };
}
