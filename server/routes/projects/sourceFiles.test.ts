import { randomBytes } from 'node:crypto';

import { Document, Packer, Paragraph } from 'docx';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await Person.register(server);
  project = (await ada.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' })).body.data.project.id;
});
afterAll(() => server.stop());

const address = () => `/api/projects/${project}/sources`;

async function upload(bytes: Uint8Array | string, name = 'talk.txt', more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ title: 'A file', kind: 'document', ...more })) form.set(key, value);
  form.set('file', new Blob([bytes as BlobPart]), name);
  const response = await fetch(server.url + address(), {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'accept-language': 'en' },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('a file', () => {
  it('is read by what is in it: captions with their times and voices, across captions', async () => {
    const vtt = `WEBVTT - talk\n\nNOTE made by a machine\nover two lines\n\n1\n00:04:10.000 --> 00:04:12.000\n<v MY>May we look\n\n2\n00:04:12.000 --> 00:04:14.000\n<v MY>at the <i>bills</i>?</v>\n\n00:61:99.9 --> broken\nWords with broken times.\n\n00:04:22.100 --> 00:04:25.000\n<v P3>Look &amp; see.`;
    const { body } = await upload(vtt, 'talk.docx', { kind: 'talk' });
    expect(body.data.text).toBe(
      '[04:10] MY: May we look at the bills?\nWords with broken times.\n[04:22] P3: Look & see.',
    );
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nMert: Merhaba.\r\n\r\n2\r\n01:00:03,500 --> 01:00:04,000\r\nMert: Hoşça kalın.';
    const { data } = (await upload(srt, 'talk.srt', { kind: 'talk' })).body;
    expect(data.text).toBe('[00:01] Mert: Merhaba.\n[1:00:03] Mert: Hoşça kalın.');
    expect(data.people).toEqual([{ id: 'p1', label: 'Mert' }]);
  });

  it('is read as what Windows writes in Turkey where it is no UTF-8, and as UTF-16 where it says so', async () => {
    const turkish = Buffer.from([0xde, 0x69, 0xfe, 0x65, 0x20, 0xfd, 0xf0, 0xfd]);
    expect((await upload(turkish)).body.data.text).toBe('Şişe ığı');
    expect((await upload(Buffer.from('\uFEFFKöfte شكرا', 'utf16le'))).body.data.text).toBe('Köfte شكرا');
  });

  it('gives the paragraphs of a Word document, whatever it is called', async () => {
    const children = ['P1: Bir kutu 13 lira.', 'MY: Neden?', 'P1: Zam geldi.'].map((text) => new Paragraph(text));
    const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    const { status, body } = await upload(bytes, 'talk.pdf');
    expect([status, body.data?.text]).toEqual([201, 'P1: Bir kutu 13 lira.\nMY: Neden?\nP1: Zam geldi.']);
  });

  it('gives the lines of a PDF', async () => {
    const { status, body } = await upload(pdfOf(['The market grew', 'by 4 % in 2025.']));
    expect([status, body.data?.text]).toEqual([201, 'The market grew\n\nby 4 % in 2025.']);
  });

  it.each([
    ['a scan', () => pdfOf(['', '']), 422, 'source-scan'],
    ['ten thousand pages', () => pdfOf(Array.from({ length: 10_000 }, () => 'x')), 413, 'source-too-long'],
    ['a PDF that is cut off', () => pdfOf(['x']).subarray(0, 60), 422, 'source-broken'],
    ['a PDF with a password', lockedPdf, 422, 'source-locked'],
    ['a Word file of the old kind', () => Buffer.from('d0cf11e0a1b11ae1aa', 'hex'), 422, 'source-locked'],
    ['a zip that is no document', () => zipOf({ 'a.txt': 'x' }), 415, 'source-type'],
    ['a zip bomb', () => zipOf({ 'word/document.xml': Buffer.alloc(30_000_000, ' ') }), 413, 'source-too-long'],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1A\n\0\0\0', 'latin1'), 415, 'source-type'],
    ['nothing but blanks', () => Buffer.from(' \n\t \r\n'), 422, 'source-empty'],
    ['400,001 characters', () => Buffer.from('ş'.repeat(400_001)), 413, 'source-too-long'],
    ['more than ten megabytes', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 413, 'payload-too-large'],
  ])('is refused where it is %s', async (_, make, status, key) => {
    const before = (await ada.call('GET', address())).body.data.length;
    expect(await upload(await make(), 'talk.docx')).toMatchObject({ status, body: { key, title: expect.any(String) } });
    expect((await ada.call('GET', address())).body.data.length).toBe(before);
  });
});

/** A PDF of one line a page. */
function pdfOf(pages: string[], { encrypt = '' } = {}): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, index) => {
      const stream = text && `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`;
      return [page, `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R ${encrypt}>>`;
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  );
}

/** Its key is that of no empty password. */
function lockedPdf(): Buffer {
  const hex = () => randomBytes(32).toString('hex');
  const id = randomBytes(16).toString('hex');
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${hex()}> /U <${hex()}> /P -44 >> /ID [<${id}> <${id}>] `;
  return pdfOf(['secret'], { encrypt });
}

const zipOf = (files: Record<string, string | Buffer>) => {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
};
