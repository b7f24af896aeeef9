import { mentionsRest } from '#server/comments/mentionTimes.ts';
import { readConfig } from '#server/config.ts';
import { main } from '#server/main.ts';
import { checkedFoldersDirectory } from '#server/testing/checkedFoldersDirectory.ts';
import { clockFromFile } from '#server/testing/clockFromFile.ts';
import { endWithParent } from '#server/testing/endWithParent.ts';
import { writeExamples } from '#server/testing/example/writeExamples.ts';
import { lightPasswords } from '#server/testing/lightPasswords.ts';

endWithParent();

/**
 * The server with drafts for tests, where no model is configured; mails about mentions leave at once. With
 * TEST_CLOCK_FILE, billing goes by a clock that tests move on, and looks at it often.
 */
const mentionMails = { pause: 500, ahead: mentionsRest };
const clockFile = process.env['TEST_CLOCK_FILE'];
await main({
  mentionMails,
  passwords: lightPasswords(),
  checkedFoldersDirectory,
  ...(clockFile !== undefined && { clock: clockFromFile(clockFile), billing: { pause: 200 } }),
  ...(!readConfig().model && { writer: writeExamples }),
});
