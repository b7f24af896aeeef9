import { features } from 'web-features';

import { oldestBrowsers } from './oldestBrowsers.ts';

const browsers = Object.entries(oldestBrowsers) as [keyof typeof oldestBrowsers, number][];

interface Status {
  support: { [browser in keyof typeof oldestBrowsers]?: string };
}

/** All that browsers can do, by its key in the tables of their makers, and whether the oldest browsers all can. */
export const compatKeys: readonly { key: string; isOld: boolean }[] = Object.values(features)
  .flatMap((feature) => (feature.kind === 'feature' ? Object.entries<Status>(feature.status.by_compat_key ?? {}) : []))
  .map(([key, { support }]) => ({
    key,
    // "≤4": since when before that, nobody knows.
    isOld: browsers.every(
      ([browser, oldest]) => Number.parseFloat((support[browser] ?? '999').replace('≤', '')) <= oldest,
    ),
  }));
