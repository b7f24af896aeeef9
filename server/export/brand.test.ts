import JSZip from 'jszip';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { encodePng } from './encodePng.ts';
import type { ExportOrder } from './ExportOrder.ts';
import { sampleOrder } from './testing/sampleOrder.ts';
import { writeExport } from './writeExport.ts';

const { toolsets } = loadedToolsets().registry;
const name = '0123456789ABCDEFGHJKMNPQRS-40x20.png';
const logo = await encodePng(Buffer.alloc(40 * 20 * 4, 200), { width: 40, height: 20 });
const kiyi = { company: 'Kıyı Studio', client: 'Moda Lokantaları A.Ş.', colour: '#ffe08a', logo: name };

function write(format: ExportOrder['format'], more: Partial<ExportOrder> = {}) {
  const order = sampleOrder(toolsets, format);
  return writeExport({ ...order, chosen: ['about'], ...more }, toolsets);
}

async function pagesOf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages;
}

const branded = { brand: kiyi, images: new Map([[name, logo]]) };
const facts = ['For Moda Lokantaları A.Ş.', 'Made by Elif Şahin, Kıyı Studio'];

it('stands on the cover of a PDF and at its foot, as an accessible file', async () => {
  const file = await write('pdf', branded);
  const [cover, ...pages] = await pagesOf(file);
  for (const fact of facts) expect(cover).toContain(fact);
  for (const page of pages) expect(page).toContain('Kıyı Studio');
  expect(Buffer.from(file).toString('latin1')).toContain('pdfuaid:part');
  expect((await pagesOf(await write('pdf'))).join('')).not.toContain('Kıyı');
});

it('stands on the cover of a Word file and at its foot, with dark type where the colour is pale', async () => {
  const zip = await JSZip.loadAsync(await write('docx', branded));
  const cover = await zip.file('word/document.xml')!.async('string');
  for (const fact of facts) expect(cover).toContain(fact);
  expect(cover).toContain('w:fill="FFE08A"');
  expect(cover).toContain('w:color w:val="161E29"');
  expect(cover).toContain('Logo of Kıyı Studio');
  expect(await zip.file('word/footer1.xml')!.async('string')).toContain('Kıyı Studio');
});

it('stands on the cover of slides and at their foot, without how far the project is', async () => {
  const zip = await JSZip.loadAsync(await write('pptx', branded));
  const textOf = (file: string) => zip.file(file)!.async('string');
  const cover = await textOf('ppt/slides/slide1.xml');
  for (const fact of facts) expect(cover).toContain(fact);
  expect(cover).not.toContain('saved');
  expect(cover).toContain('Logo of Kıyı Studio');
  const layouts = await Promise.all(zip.file(/slideLayouts\/[^/]+\.xml$/).map((file) => file.async('string')));
  expect(layouts.filter((xml) => xml.includes('FFE08A'))).toHaveLength(2);
  expect(layouts.filter((xml) => xml.includes('Kıyı Studio') && xml.includes('<p:pic>'))).toHaveLength(2);
});
