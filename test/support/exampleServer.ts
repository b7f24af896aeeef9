import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { mentionsRest } from '#server/comments/mentionTimes.ts';
import { main } from '#server/main.ts';
import { readConfig } from '#server/config.ts';
import { clockFromFile } from '#server/testing/clockFromFile.ts';
import { writeExamples } from '#server/testing/example/writeExamples.ts';

/**
 * The server with drafts for tests, where no model is configured; mails about mentions leave at once. With
 * TEST_CLOCK_FILE, billing goes by a clock that tests move on, and looks at it often.
 */
const mentionMails = { pause: 500, ahead: mentionsRest };
const clockFile = process.env['TEST_CLOCK_FILE'];
await main({
  mentionMails,
  ...(clockFile !== undefined && { clock: clockFromFile(clockFile), billing: { pause: 200 } }),
  ...(!readConfig().model && { writer: writeExamples }),
});

// A server that many test files share is left behind when the process that runs them ends.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid === parent) return;
  const data = process.env['DATA_DIR'] ?? '';
  if (data.startsWith(tmpdir())) rmSync(data, { recursive: true, force: true });
  process.exit();
}, 500).unref();
