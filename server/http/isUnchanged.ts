import type { Context } from 'koa';

/**
 * Whether If-None-Match matches the answer's ETag. Koa's own `fresh` also says no when the request carries
 * `Cache-Control: no-cache`, which fetch adds whenever code sets `If-None-Match` itself.
 */
export function isUnchanged(context: Context): boolean {
  const tags = context.get('if-none-match');
  if (tags) {
    const own = String(context.response.get('etag')).replace(/^W\//, '');
    return own !== '' && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === own);
  }
  const since = Date.parse(context.get('if-modified-since'));
  const changed = Date.parse(String(context.response.get('last-modified')));
  return changed <= since;
}
