import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { expect, it } from 'vitest';

import { contentDisposition } from './contentDisposition.ts';

const names: [string, string][] = [
  ['Dönkap 2026-11-26.pdf', 'Donkap 2026-11-26.pdf'],
  ['Repair Café Moda.pdf', 'Repair Cafe Moda.pdf'],
  ['Kadıköy – İĞÜŞÇÖ.xlsx', 'Kadikoy - IGUSCO.xlsx'],
  ['Straße “Ærø” 🌱.md', String.raw`Strasse \"AEro\".md`],
  ['the "other" one.pdf', String.raw`the \"other\" one.pdf`],
  ['a\r\nSet-Cookie: b=c.pdf', 'a Set-Cookie: b=c.pdf'],
  [String.raw`..\..\etc/passwd.json`, '.. .. etc passwd.json'],
  ['东京.docx', 'Filiz.docx'],
  ['東京 2026-11-26.docx', '2026-11-26.docx'],
  [`${'ü'.repeat(300)}.pdf`, `${'u'.repeat(300)}.pdf`],
  ['broken \ud83d.pdf', 'broken.pdf'],
];

it.each(names)('names %j in ASCII as well, and nothing else is on the wire', async (name, plain) => {
  const header = await sent(contentDisposition('attachment', name));
  expect(header).toMatch(/^[ -~]+$/);
  const [, ascii, encoded] = /^attachment; filename="((?:[^"\\]|\\.)*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(
    header,
  )!;
  expect(ascii!.trim()).toBe(plain);
  expect(decodeURIComponent(encoded!)).toBe(name.toWellFormed().replace(/[\r\n\\/]+/g, ' '));
});

/** The header as its bytes stand on the wire. */
async function sent(value: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Disposition', value);
    response.end(Buffer.from('a file'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const bytes = Buffer.concat((await socket.toArray()) as Buffer[]);
  server.close();
  return /^content-disposition: (.*)\r$/im.exec(bytes.toString('latin1'))?.[1] ?? '';
}
