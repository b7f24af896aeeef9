import { readHead } from './readLines.ts';

/** A source in which speakers go by other labels, by the labels that they had. */
export function withLabels(text: string, labels: ReadonlyMap<string, string>): string {
  return text
    .split('\n')
    .map((line) => {
      const head = readHead(line);
      const label = head.label === undefined ? undefined : labels.get(head.label);
      if (label === undefined) return line;
      const before = line.slice(0, head.timeLength);
      return before + line.slice(head.timeLength).replace(head.label!, () => label);
    })
    .join('\n');
}
