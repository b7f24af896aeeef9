import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** The lower bound: the same fields as plain HTML, without any script while typing. */
export function plainPage(schema: ToolsetSchema, document: ToolsetDocument): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>plain</title>
<body><form id="form">${draw('document', schema, document)}</form><script src="/plain.js"></script></body></html>`;
}

function draw(name: string, node: SchemaNode, value: unknown): string {
  if (node.type === 'object') {
    const fields = Object.entries(node.properties ?? {}).filter(([key]) => key !== 'id');
    const values = (value ?? {}) as Record<string, unknown>;
    return `<fieldset><legend>${name}</legend>${fields.map(([key, child]) => draw(key, child, values[key])).join('')}</fieldset>`;
  }
  if (node.type === 'array') {
    const items = Array.isArray(value) ? value : [];
    const rows = items
      .map((item, index) => `<li>${draw(`${name} ${index + 1}`, node.items ?? {}, item)}</li>`)
      .join('');
    return `<fieldset><legend>${name}</legend><ol>${rows}</ol><button type="button" data-add="${name}">Add</button></fieldset>`;
  }
  return `<p><label>${name} ${input(node, typeof value === 'string' || typeof value === 'number' ? String(value) : '')}</label></p>`;
}

function input(node: SchemaNode, value: string): string {
  if (node.enum) {
    const options = node.enum.map((each) => `<option${each === value ? ' selected' : ''}>${each}</option>`).join('');
    return `<select><option></option>${options}</select>`;
  }
  if (node.type === 'integer') return `<input type="number" value="${escape(value)}">`;
  if (node.format === 'date') return `<input type="date" value="${escape(value)}">`;
  if ((node.maxLength ?? 1000) > 160) return `<textarea rows="2">${escape(value)}</textarea>`;
  return `<input type="text" value="${escape(value)}">`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
