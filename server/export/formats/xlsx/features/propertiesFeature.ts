import {
  getClosingTagMarkup,
  getOpeningTagMarkup,
  getSelfClosingTagMarkup,
  sanitizeTextContent,
} from 'write-excel-file/utility';

import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { printable } from '#server/export/printable.ts';

import type { Feature } from './Feature.ts';

const file = 'docProps/core.xml';
const relation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
const mediaType = 'application/vnd.openxmlformats-package.core-properties+xml';
const namespaces = {
  'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};

/** What a file manager and a program's properties tell: title, author, language and date. */
export function propertiesFeature({ project, language, date }: ExportDocument): Feature {
  const content = [
    element('dc:title', project.name),
    ...(project.author ? [element('dc:creator', project.author)] : []),
    element('dc:language', language),
    element('dcterms:created', `${date.slice(0, 19)}Z`, { 'xsi:type': 'dcterms:W3CDTF' }),
  ];
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () => getSelfClosingTagMarkup('Override', { PartName: `/${file}`, ContentType: mediaType }),
        },
        '_rels/.rels': {
          insert: () =>
            getSelfClosingTagMarkup('Relationship', { Id: 'rId-properties-1', Type: relation, Target: file }),
        },
      },
      write: {
        files: () => ({
          [file]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${element('cp:coreProperties', content, namespaces)}`,
        }),
      },
    },
  };
}

/** Of a text, or of elements. */
function element(name: string, content: string | string[], attributes: Record<string, string> = {}): string {
  const inner = typeof content === 'string' ? sanitizeTextContent(printable(content)) : content.join('');
  return getOpeningTagMarkup(name, attributes) + inner + getClosingTagMarkup(name);
}
