import type { z } from 'zod';

import type { Language } from '#engine/languages/languages.ts';
import type { shareLinkChoices } from '#engine/protocol/shareLink.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ShareLinkChoices } from '#server/database/repositories/shareLinks.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

type Wished = z.output<typeof shareLinkChoices>;

const usual: ShareLinkChoices = {
  name: null,
  expiresAt: null,
  toolsets: null,
  confirmedOnly: false,
  takesComments: false,
  preview: false,
};

/**
 * What a link is to show, with what stands where nothing is said.
 *
 * @throws InvalidRequestError for a time that is over and for a toolset that is not there
 */
export function readChoices(
  registry: Pick<ToolsetRegistry, 'has'>,
  wished: Wished,
  { language, before = usual }: { language: Language; before?: ShareLinkChoices },
): ShareLinkChoices {
  const refuse = (path: string, key: 'in-past' | 'unknown-toolset') => {
    throw new InvalidRequestError([{ path, key, message: translate(language, `fields.${key}`) }]);
  };
  const expiresAt = wished.expiresAt && new Date(wished.expiresAt).toISOString();
  if (expiresAt && expiresAt <= new Date().toISOString()) refuse('/expiresAt', 'in-past');
  if (wished.toolsets && !wished.toolsets.every((id) => registry.has(id))) refuse('/toolsets', 'unknown-toolset');
  return {
    name: wished.name === undefined ? before.name : wished.name || null,
    expiresAt: expiresAt === undefined ? before.expiresAt : expiresAt,
    toolsets: wished.toolsets === undefined ? before.toolsets : wished.toolsets && [...new Set(wished.toolsets)],
    confirmedOnly: wished.confirmedOnly ?? before.confirmedOnly,
    takesComments: wished.takesComments ?? before.takesComments,
    preview: wished.preview ?? before.preview,
  };
}
