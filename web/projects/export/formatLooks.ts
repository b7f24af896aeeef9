import Braces from 'lucide-react/icons/braces';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import Hash from 'lucide-react/icons/hash';
import Presentation from 'lucide-react/icons/presentation';
import Table from 'lucide-react/icons/table-2';

import type { ExportFormat } from '#engine/protocol/exportFormats.ts';

interface FormatLook {
  icon: typeof FileText;
  /** What is told of letters for which the product has no font; nothing where the file keeps them all. */
  unshown?: 'exports.unshown.pdf' | 'exports.unshown.docx';
}

/** How each format is offered. What it is called stands in the words of the language. */
export const formatLooks: Readonly<Record<ExportFormat, FormatLook>> = {
  pdf: { icon: FileText, unshown: 'exports.unshown.pdf' },
  docx: { icon: FileType, unshown: 'exports.unshown.docx' },
  pptx: { icon: Presentation },
  xlsx: { icon: Table },
  markdown: { icon: Hash },
  json: { icon: Braces },
};
