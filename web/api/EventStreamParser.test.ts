import { expect, it } from 'vitest';

import { EventStreamParser } from './EventStreamParser.ts';

it('parses the same events wherever chunks end', () => {
  const text =
    'retry: 1000\n\n: still here\n\nid: 7\nevent: content\ndata: {"a":\ndata: 1}\n\nevent: done\ndata: {}\n\n';
  const whole = new EventStreamParser().push(text);
  expect(whole).toEqual([
    { id: '7', name: 'content', data: '{"a":\n1}' },
    { id: null, name: 'done', data: '{}' },
  ]);
  for (let cut = 1; cut < text.length; cut += 1) {
    const parser = new EventStreamParser();
    expect([...parser.push(text.slice(0, cut)), ...parser.push(text.slice(cut))]).toEqual(whole);
    expect(parser.retry).toBe(1000);
  }
});
