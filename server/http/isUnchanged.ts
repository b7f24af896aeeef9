import type { Context } from 'koa';

/**
 * Whether the asker has the very answer that was just prepared. Koa's own `fresh` also says no when the request carries
 * `Cache-Control: no-cache`, which fetch adds whenever a program sets `If-None-Match` by itself.
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
