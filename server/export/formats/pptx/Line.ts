/** A part of a paragraph: what people wrote, or what is in the document's language. */
export interface Run {
  text: string;
  isWritten?: boolean;
}

/** A paragraph. */
export type Line = Run[];

/** A paragraph in the document's language. */
export function lineOf(text: string): Line {
  return [{ text }];
}

/** A paragraph as people wrote it. */
export function writtenLine(text: string): Line {
  return [{ text, isWritten: true }];
}

export function textOfLine(line: Line): string {
  return line.map(({ text }) => text).join('');
}

/**
 * A paragraph of which only the beginning is shown, perhaps with a sign at its end. Where blanks went, a run may end a
 * letter late.
 */
export function cutLine(line: Line, shown: string): Line {
  let rest = shown;
  return line.flatMap((run, index) => {
    const length = index === line.length - 1 ? rest.length : run.text.length;
    const text = rest.slice(0, length);
    rest = rest.slice(length);
    return text === '' ? [] : [{ ...run, text }];
  });
}
