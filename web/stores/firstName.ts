const longest = 8;

/** The text before the first space, truncated to 8 characters and '...'. */
export function firstName(fullName: string): string {
  const first = [...(fullName.trim().split(' ')[0] ?? '')];
  return first.length > longest ? `${first.slice(0, longest).join('')}...` : first.join('');
}
