import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { languages } from '#engine/languages/languages.ts';
import { readConfig } from '#server/config.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { mailNames } from '#server/mail/mailNames.ts';
import { logoContentId } from '#server/mail/renderMailHtml.ts';
import { logoFile } from '#server/mail/toMessage.ts';

// Writes every mail in every language as an HTML page: node scripts/preview-mails.ts [folder]
const folder = path.resolve(process.argv[2] ?? 'data/mail-previews');
const { publicUrl } = readConfig();
const logo = `data:image/png;base64,${readFileSync(logoFile).toString('base64')}`;

mkdirSync(folder, { recursive: true });
for (const language of languages)
  for (const name of mailNames) {
    const to = { email: 'deniz@example.com', language, fullName: 'Deniz Kaya' };
    const names = { inviter: 'Ada Yılmaz', owner: 'Ada Yılmaz', project: 'Kutu' };
    const facts = { ...names, url: `${publicUrl}/login`, ...(name.endsWith('code') && { code: '123456' }) };
    const { html } = composeMail(name, to, facts);
    writeFileSync(path.join(folder, `${name}.${language}.html`), html.replace(`cid:${logoContentId}`, logo));
  }
console.log(`${mailNames.length * languages.length} mails in ${folder}`);
