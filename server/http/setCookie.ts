import type { Context } from 'koa';

interface CookieOptions {
  /** Sent over https only. */
  secure: boolean;
  /** Not for the page's own script to read. */
  httpOnly?: boolean;
  /** Seconds; without it until the browser closes. */
  lasts?: number;
}

/**
 * Sets a cookie for the whole site, in place of one of its name that this answer was to bring: of two, it is for each
 * client to say which counts (RFC 6265, 4.1.1).
 */
export function setCookie(context: Context, name: string, value: string, options: CookieOptions): void {
  const { secure, httpOnly = false, lasts } = options;
  const others = [context.response.get('Set-Cookie')].flat().filter((one) => one && !one.startsWith(`${name}=`));
  const attributes = [
    'Path=/',
    'SameSite=Lax',
    ...(lasts === undefined ? [] : [`Max-Age=${lasts}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ];
  context.set('Set-Cookie', [...others, `${name}=${value}; ${attributes.join('; ')}`]);
}

/** Browsers take a cookie with this prefix from the site itself only, not from its neighbours under the same domain. */
export function ownCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
