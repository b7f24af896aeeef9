/**
 * A sheet's title in its two languages: the words of its toolset, and at the end what people called the thing that it
 * is about.
 *
 * @param scene its title, and the name of what it is about, where it has one
 * @returns `name` is empty where the title names nothing
 */
export function splitTitle({ title, about = '' }: { title: string; about?: string }): { words: string; name: string } {
  const name = title.endsWith(about) ? about : '';
  return { words: title.slice(0, title.length - name.length), name };
}
