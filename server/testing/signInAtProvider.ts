/**
 * Plays the browser at the provider: follows redirects, submits a login, consents. Returns the address it is redirected
 * to.
 */
export async function signInAtProvider(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { url: string; form?: Record<string, string> } = { url };
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      const target = new URL(location, next.url);
      if (target.pathname === '/authenticate-with-google') return target;
      next = { url: target.href };
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!prompt || !action) throw new Error(`the provider stopped at ${next.url}: ${response.status} ${page}`);
    next = { url: new URL(action, next.url).href, form: { prompt, login, password: 'any' } };
  }
  throw new Error('the provider sends people in circles');
}
