const longest = 8;

/** What stands before the first space, cut to 8 characters and '...' where it is longer. */
export function firstName(fullName: string): string {
  const first = [...(fullName.trim().split(' ')[0] ?? '')];
  return first.length > longest ? `${first.slice(0, longest).join('')}...` : first.join('');
}
