import { formatDay } from '#engine/dates/formatDay.ts';
import type { VersionCause } from '#engine/protocol/version.ts';
import type { Language } from '#engine/toolset/languages.ts';

import { zoneOf } from '../../accounts/zoneOf.ts';
import type { Transaction } from '../../database/Database.ts';
import type { ProjectRow } from '../../database/repositories/projects.ts';
import { deleteVersions, findVersionOf, listVersions } from '../../database/repositories/projectVersions.ts';
import {
  dropUnheldContents,
  findPresentContents,
  type KeptContent,
} from '../../database/repositories/versionContents.ts';
import { findUser } from '../../database/repositories/users.ts';
import { translate } from '../../i18n/translate.ts';
import { createVersion } from './createVersion.ts';
import { hasVersionRoom, requireVersionRoom } from './requireVersionRoom.ts';
import { versionDigest } from './versionDigest.ts';

const mostAutomatic = 50;
const longestName = 120;

interface Change {
  /** Locked. */
  project: ProjectRow;
  userId: string;
  cause: Exclude<VersionCause, 'person'>;
  /** The reader's, for the version's name. */
  language: Language;
  /** All that is saved; read when absent. */
  contents?: readonly KeptContent[];
  /** A version that must not make room. */
  except?: string;
}

/**
 * Keeps what is saved as a version before much of it is written over, unless a version holds it or there is nothing.
 * The oldest of those that were made this way make room; people's own never do. Returns the
 * id of the version that holds it.
 *
 * @throws BusinessError `versions-too-large` where people's own leave no room
 */
export async function keepVersionBefore(transaction: Transaction, change: Change): Promise<string | undefined> {
  const { project, userId, cause, language, except } = change;
  const contents = change.contents ?? (await findPresentContents(transaction, project.id));
  if (contents.length === 0) return undefined;
  const held = await findVersionOf(transaction, project.id, versionDigest(project, contents));
  if (held) return held.id;
  const person = await findUser(transaction, userId);
  const timeZone = zoneOf(person ?? { language, timeZone: null });
  const day = formatDay(new Date(), language, 'long', timeZone);
  const name = translate(language, `versions.${cause}`, { day }).slice(0, longestName);
  const kept = await createVersion(transaction, { project, userId, name, cause, contents });
  await makeRoom(transaction, project.id, [kept, except]);
  return kept;
}

async function makeRoom(transaction: Transaction, projectId: string, but: (string | undefined)[]): Promise<void> {
  const automatic = (await listVersions(transaction, projectId)).filter((version) => version.cause !== 'person');
  const idsOf = (versions: typeof automatic) => versions.map(({ id }) => id).filter((id) => !but.includes(id));
  await drop(transaction, projectId, idsOf(automatic.slice(mostAutomatic)));
  for (const oldest of idsOf(automatic.slice(0, mostAutomatic)).toReversed()) {
    if (await hasVersionRoom(transaction, projectId)) return;
    await drop(transaction, projectId, [oldest]);
  }
  await requireVersionRoom(transaction, projectId);
}

async function drop(transaction: Transaction, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteVersions(transaction, projectId, ids);
  await dropUnheldContents(transaction, projectId);
}
