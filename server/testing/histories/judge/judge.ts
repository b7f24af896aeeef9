import type { Breach, History } from '#server/testing/histories/History.ts';

import { judgeComments } from './judgeComments.ts';
import { judgeDrafts } from './judgeDrafts.ts';
import { judgePayments } from './judgePayments.ts';
import { judgeSaves } from './judgeSaves.ts';
import { judgeTokens } from './judgeTokens.ts';
import { judgeUploads } from './judgeUploads.ts';
import { judgeVersions } from './judgeVersions.ts';

const judges = [judgeSaves, judgeDrafts, judgeTokens, judgeComments, judgeVersions, judgeUploads, judgePayments];

/** Every promise that a history has broken. */
export function judge(history: History): Breach[] {
  return judges.flatMap((rule) => rule(history));
}
