/** Whether the host of a URL is this machine, so that no traffic crosses a network. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
