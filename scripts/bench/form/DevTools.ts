interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
}

/**
 * A page's DevTools by themselves. Playwright watches the network and the console of its pages, for which V8 parses
 * every script a second time to tell from where in it something came: no visitor's browser does so.
 */
export class DevTools {
  #socket: WebSocket;
  #last = 0;
  #waiting = new Map<number, PromiseWithResolvers<unknown>>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Answer));
  }

  /** Opens an empty page in a browser that listens at a port, with a profile of its own, and runs `work` on it. */
  static async withPage<T>(port: number, work: (page: DevTools) => Promise<T>): Promise<T> {
    const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
      webSocketDebuggerUrl: string;
    };
    const browser = await DevTools.#connect(webSocketDebuggerUrl);
    const { browserContextId } = await browser.send<{ browserContextId: string }>('Target.createBrowserContext');
    try {
      const size = { width: 1280, height: 800 };
      const target = { url: 'about:blank', browserContextId, ...size };
      const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', target);
      const page = await DevTools.#connect(`ws://127.0.0.1:${port}/devtools/page/${targetId}`);
      try {
        return await work(page);
      } finally {
        page.#socket.close();
      }
    } finally {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
      browser.#socket.close();
    }
  }

  static async #connect(url: string): Promise<DevTools> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    return new DevTools(socket);
  }

  send<T = unknown>(method: string, params: object = {}): Promise<T> {
    this.#last += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#last, waiting);
    this.#socket.send(JSON.stringify({ id: this.#last, method, params }));
    return waiting.promise as Promise<T>;
  }

  /** The value of an expression in the page, also of a promise. */
  async evaluate<T>(expression: string): Promise<T> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await this.send<{ result: { value: T } }>('Runtime.evaluate', params);
    return result.value;
  }

  #take({ id, result, error }: Answer): void {
    const waiting = this.#waiting.get(id ?? 0);
    if (!waiting) return;
    this.#waiting.delete(id ?? 0);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result);
  }
}
