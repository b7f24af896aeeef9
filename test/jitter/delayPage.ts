/**
 * Delays React's scheduler and every API call in a browser's page, by a random time up to `most` milliseconds.
 * Self-contained, since the page gets its source.
 */
export function delayPage(most: number): void {
  const wait = () => Math.floor(Math.random() * most);
  const { postMessage } = MessagePort.prototype;
  // React's scheduler posts null to itself; other messages must keep their order.
  MessagePort.prototype.postMessage = function later(this: MessagePort, message: unknown, ...rest: []) {
    if (message === null) setTimeout(() => postMessage.call(this, message, ...rest), wait());
    else postMessage.call(this, message, ...rest);
  };
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const isCall = String(input instanceof Request ? input.url : input).includes('/api/');
    if (isCall) await new Promise((done) => setTimeout(done, wait()));
    const answer = await send(input, init);
    if (isCall) await new Promise((done) => setTimeout(done, wait()));
    return answer;
  };
}
