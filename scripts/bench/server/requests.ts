interface Target {
  path: string;
  token?: string;
  compressed?: boolean;
}

function head(method: string, { path, token, compressed }: Target): string {
  // As browsers send it: the XSRF cookie, and the header that repeats it.
  const signedIn = token ? `Authorization: Bearer ${token}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${signedIn}${compressed ? 'Accept-Encoding: gzip, br\r\n' : ''}`;
}

export function getRequest(target: Target): () => string {
  const text = `${head('GET', target)}\r\n`;
  return () => text;
}

/** Each call saves the revision after the one the previous call made. */
export function putRequest(target: Target & { xsrf?: string }, content: unknown, revision: number): () => string {
  const xsrf = target.xsrf ? `Cookie: XSRF-TOKEN=${target.xsrf}\r\nX-XSRF-TOKEN: ${target.xsrf}\r\n` : '';
  const document = `{"content":${JSON.stringify(content)},"revision":`;
  const size = Buffer.byteLength(document);
  const before = `${head('PUT', target)}${xsrf}Content-Type: application/json\r\nContent-Length: `;
  let next = revision;
  return () => {
    const end = `${next++}}`;
    return `${before}${size + end.length}\r\n\r\n${document}${end}`;
  };
}
