import type { Language } from '#engine/languages/languages.ts';

import { escapeHtml } from './escapeHtml.ts';

/** The parts of a mail, from top to bottom. */
export interface MailParts {
  language: Language;
  subject: string;
  heading: string;
  greeting: string;
  lead: string;
  code?: string | undefined;
  note: string;
  /** `hint` stands above the plain address, for clients that do not show the button. */
  button?: { label: string; url: string; hint: string } | undefined;
  footer: string[];
}

/** Content id of the embedded logo: many mail clients show neither SVG nor remote images. */
export const logoContentId = 'logo@filiz';

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const monospaced = "font-family:ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace";

/**
 * The layout of every mail: nested tables and inline styles, as Outlook needs them, 600 px wide and narrower on a
 * phone. The colours are the product's, with a second set for dark mode. It is also valid XML, so that a test can check
 * that it is well formed.
 */
export function renderMailHtml(parts: MailParts): string {
  return `<!DOCTYPE html>
<html lang="${parts.language}" xmlns="http://www.w3.org/1999/xhtml">
${head(parts)}
<body class="page" style="margin:0;padding:0;width:100%;background-color:#f7f8fa;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(parts.lead)}</div>
${table('class="page" style="background-color:#f7f8fa"', cell('align="center" style="padding:32px 12px"', column(parts)))}
</body>
</html>
`;
}

function head({ subject }: MailParts): string {
  return `<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width,initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"/>
<meta name="x-apple-disable-message-reformatting"/>
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:28px 22px !important}.code{font-size:30px !important;letter-spacing:5px !important}}
@media (prefers-color-scheme:dark){
.page{background-color:#10151c !important}
.card{background-color:#19202a !important}
.text{color:#e7ebf1 !important}
.muted{color:#a8b3c3 !important}
.link{color:#9cc3ec !important}
.field{background-color:#232c38 !important}
.code{color:#e7ebf1 !important}
.button{background-color:#33445a !important}
.button a{color:#dfe8f4 !important}
}
</style>
</head>`;
}

// Outlook for Windows ignores max-width: it gets a fixed table of 600 px around the fluid one.
function column(parts: MailParts): string {
  const rows = [brand(), card(parts), footer(parts)].join('\n');
  return `<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table('style="max-width:600px"', rows)}
<!--[if mso]></td></tr></table><![endif]-->`;
}

function brand(): string {
  const logo = `<img src="cid:${logoContentId}" width="42" height="42" alt="" style="display:block;border:0"/>`;
  const name = `<td class="text" style="padding-left:12px;color:#1b2430;${font};font-size:22px;font-weight:700">Filiz</td>`;
  const both = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${logo}</td>${name}</tr></table>`;
  return cell('align="center" style="padding:0 0 24px"', both);
}

function card(parts: MailParts): string {
  const { heading, greeting, lead, code, note, button } = parts;
  const content = [
    `<h1 class="text" style="margin:0 0 20px;color:#1b2430;${font};font-size:24px;line-height:32px;font-weight:700">${escapeHtml(heading)}</h1>`,
    paragraph(greeting),
    paragraph(lead),
    ...(code ? [codeField(code)] : []),
    paragraph(note, button ? 16 : 0),
    ...(button ? [linkButton(button), plainLink(button)] : []),
  ].join('\n');
  const style = 'padding:40px;background-color:#ffffff;border-radius:28px';
  return cell(`class="card" bgcolor="#ffffff" style="${style}"`, content);
}

function paragraph(text: string, spaceBelow = 16): string {
  return `<p class="text" style="margin:0 0 ${spaceBelow}px;color:#1b2430;${font};font-size:16px;line-height:25px">${escapeHtml(text)}</p>`;
}

function codeField(code: string): string {
  const look = `color:#1b2430;${monospaced};font-size:36px;line-height:44px;font-weight:700;letter-spacing:8px;padding-left:8px`;
  const field = `align="center" class="field" bgcolor="#eceff4" style="padding:20px 12px;background-color:#eceff4;border-radius:20px"`;
  return table(
    'style="margin:8px 0 24px"',
    cell(field, `<span class="code" style="${look}">${escapeHtml(code)}</span>`),
  );
}

function linkButton({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:15px 32px;color:#1d2a39;${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`;
  const field = 'class="button" bgcolor="#d9e1ec" style="background-color:#d9e1ec;border-radius:28px"';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
${cell(field, `<a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a>`)}
</table>`;
}

function plainLink({ url, hint }: { url: string; hint: string }): string {
  const look = `margin:0;${font};font-size:14px;line-height:21px`;
  const link = `<a class="link" href="${escapeHtml(url)}" style="color:#35618f;word-break:break-all">${escapeHtml(url)}</a>`;
  return `<p class="muted" style="color:#535e6f;${look}">${escapeHtml(hint)}<br/>${link}</p>`;
}

function footer({ footer: lines }: MailParts): string {
  const look = `margin:0 0 4px;color:#535e6f;${font};font-size:13px;line-height:20px`;
  const text = lines.map((line) => `<p class="muted" style="${look}">${escapeHtml(line)}</p>`).join('\n');
  return cell('align="center" style="padding:24px 8px 8px"', text);
}

function table(attributes: string, rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>
${rows}
</table>`;
}

function cell(attributes: string, content: string): string {
  return `<tr><td ${attributes}>
${content}
</td></tr>`;
}
