import { inflateSync } from 'node:zlib';

import { getDocumentProxy } from 'unpdf';

interface Structure {
  lang?: string;
  id?: string;
  children?: Structure[];
}

/** What a tagged PDF says in each language, as a screen reader is told, without blanks; "" is the document's own. */
export async function languagesInPdf(file: Uint8Array): Promise<Record<string, string>> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const marked = pageStreams(file).map(languagesOfMarks);
  const said: Record<string, string> = {};
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const textOf = new Map<string, string>();
    let id = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) textOf.set(id, (textOf.get(id) ?? '') + item.str.replace(/[\s\u200B]+/g, ''));
      else id = item.type === 'beginMarkedContentProps' ? (item.id ?? '') : item.type === 'endMarkedContent' ? '' : id;
    }
    const visit = (node: Structure, around: string): void => {
      const own = node.lang ?? around;
      if (node.id !== undefined) {
        const language = marked[number - 1]?.get(node.id.replace(/^.*_mc/, '')) ?? own;
        said[language] = (said[language] ?? '') + (textOf.get(node.id) ?? '');
      }
      for (const child of node.children ?? []) visit(child, own);
    };
    visit((await page.getStructTree()) as unknown as Structure, '');
  }
  return said;
}

/** The streams that draw the pages, which stand in their order. */
function pageStreams(file: Uint8Array): string[] {
  const parts = Buffer.from(file)
    .toString('latin1')
    .split(/stream\r?\n/);
  return parts.flatMap((part) => {
    try {
      const drawn = inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
      return drawn.includes('/MCID') ? [drawn] : [];
    } catch {
      return [];
    }
  });
}

/** The language of each piece of a page that names its own. */
function languagesOfMarks(drawn: string): Map<string, string> {
  const marks = [...drawn.matchAll(/<<([^>]*)>>\s*BDC/g)].map(([, properties = '']) => properties);
  return new Map(
    marks.flatMap((properties) => {
      const [, mark] = /\/MCID (\d+)/.exec(properties) ?? [];
      const [, language] = /\/Lang \(([^)]+)\)/.exec(properties) ?? [];
      return mark !== undefined && language !== undefined ? [[mark, language] as const] : [];
    }),
  );
}
