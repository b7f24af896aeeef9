/**
 * `fetch` whose refusals have OpenAI's envelope: of what stands outside of `error`, as vLLM and FastAPI write it, the
 * client would tell nothing.
 */
export function wholeRefusals(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await inner(input, init);
    if (answer.ok) return answer;
    const { status, statusText, headers } = answer;
    const text = await answer.text();
    return new Response(wrap(text), { status, statusText, headers });
  };
}

function wrap(text: string): string {
  try {
    const body = JSON.parse(text) as unknown;
    const isWrapped = typeof body === 'object' && body !== null && 'error' in body;
    return JSON.stringify(isWrapped ? body : { error: body });
  } catch {
    return JSON.stringify({ error: { message: text } });
  }
}
