/**
 * Delays in a browser's page, by up to so many milliseconds each, what React puts off and every call of the API. It is
 * handed to the page as text, so it stands on nothing else.
 */
export function delayPage(most: number): void {
  const wait = () => Math.floor(Math.random() * most);
  const { postMessage } = MessagePort.prototype;
  // React's scheduler wakes itself up with a message of null; others' messages keep their order.
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
