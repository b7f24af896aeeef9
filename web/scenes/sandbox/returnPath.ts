/** The path within this site that a page leads back to. */
export function returnPath(returnUrl: string): string {
  const { pathname, search } = new URL(returnUrl);
  // With two slashes it would be another host.
  return pathname.replace(/^\/+/, '/') + search;
}
