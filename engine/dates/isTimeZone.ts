const longest = 64;

/** Whether a text, such as what a request claims, is the name of a time zone that is known here. */
export function isTimeZone(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > longest || !/^[A-Za-z][\w+/-]*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
