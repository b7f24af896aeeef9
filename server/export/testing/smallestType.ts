import type { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The smallest type of a tagged PDF, in points: of what is read, and of what is only seen, as in pictures. */
export async function smallestType(pdf: Pdf): Promise<{ read: number; seen: number }> {
  const smallest = { read: Infinity, seen: Infinity };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    const around: boolean[] = [];
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() === '') continue;
        const [, , x, y] = item.transform as number[];
        const kind = around.includes(true) ? 'seen' : 'read';
        smallest[kind] = Math.min(smallest[kind], Math.hypot(x!, y!));
      } else if (item.type === 'endMarkedContent') around.pop();
      else around.push('tag' in item && item.tag === 'Artifact');
    }
  }
  return smallest;
}
