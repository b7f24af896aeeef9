import { testCards, testCvv } from '#server/payments/testing/testCards.ts';

/** Pays at a page of the sandbox as a person would, and returns its answer. */
export async function payAtSandbox(
  server: { url: string },
  pageUrl: string,
  card: keyof typeof testCards = 'succeeds',
): Promise<{ status: number; body: unknown }> {
  const token = new URL(pageUrl).pathname.split('/').at(-1);
  const response = await fetch(`${server.url}/api/sandbox/${token}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Lovelace', number: testCards[card], expiry: '12/34', cvv: testCvv }),
  });
  return { status: response.status, body: await response.json() };
}
