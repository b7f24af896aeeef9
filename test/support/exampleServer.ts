import { main } from '#server/main.ts';
import { readConfig } from '#server/config.ts';
import { writeExamples } from '#server/testing/example/writeExamples.ts';

/** The server with drafts for tests, where no model is configured. */
await main(readConfig().model ? {} : { writer: writeExamples });
