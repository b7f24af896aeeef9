import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import { patientFetch } from './patientFetch.ts';

// Several times the longest answer that is asked for, with all that its events say beside it.
const mostBytes = 16_000_000;
// An event is one line. The client looks at each anew with every piece that arrives of it.
const longestLine = 1_000_000;
const lineFeed = 0x0a;

/**
 * `fetch` for calls to a model: it waits as long as its signal does, is led to no other address, where the prompt would
 * go, and reads no more than an answer can have, however it was packed.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await patientFetch(input, init);
  if (!answer.body) return answer;
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(bounds()), { status, statusText, headers });
};

function bounds(): TransformStream<Uint8Array, Uint8Array> {
  let [bytes, line] = [0, 0];
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      const last = chunk.lastIndexOf(lineFeed);
      line = last < 0 ? line + chunk.length : chunk.length - last - 1;
      if (bytes > mostBytes || line > longestLine)
        controller.error(new LanguageModelError('model-malformed', 'The model answered more than an answer can have.'));
      else controller.enqueue(chunk);
    },
  });
}
