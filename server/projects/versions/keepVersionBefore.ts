import { formatDay } from '#engine/dates/formatDay.ts';
import { zoneOf } from '#engine/dates/zoneOf.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { VersionCause } from '#engine/protocol/version.ts';
import type { Transaction } from '#server/database/Database.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { listVersions } from '#server/database/repositories/projectVersions.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { findPresentContents, type KeptContent } from '#server/database/repositories/versionContents.ts';
import { translate } from '#server/i18n/translate.ts';

import { createVersion } from './createVersion.ts';
import { makeVersionRoom } from './makeVersionRoom.ts';
import { requireVersionRoom } from './requireVersionRoom.ts';
import { versionDigest } from './versionDigest.ts';

const longestName = 120;

interface Change {
  /** Locked. */
  project: ProjectRow;
  userId: string;
  cause: Exclude<VersionCause, 'person' | 'round'>;
  /** The reader's, for the version's name. */
  language: Language;
  /** All that is saved; read when absent. */
  contents?: readonly KeptContent[];
  /** A version that must not make room. */
  except?: string;
}

/**
 * Keeps what is saved as a version before much of it is written over, unless a version holds it or there is nothing.
 * The oldest of those that were made by themselves make room; people's own never do. Returns the id of the version that
 * holds it.
 *
 * @throws BusinessError `versions-too-large` where people's own leave no room
 */
export async function keepVersionBefore(transaction: Transaction, change: Change): Promise<string | undefined> {
  const { project } = change;
  const contents = change.contents ?? (await findPresentContents(transaction, project.id));
  if (contents.length === 0) return undefined;
  const digest = versionDigest(project, contents);
  // One that was made before an edit soon makes room for others of its kind.
  const held = (await listVersions(transaction, project.id)).find(
    (version) => version.digest === digest && version.cause !== 'edit',
  );
  if (held) return held.id;
  const kept = await keepVersion(transaction, { ...change, contents });
  await requireVersionRoom(transaction, project.id);
  return kept;
}

/** Keeps what is saved as a version, however full it is: then it is the only one that was made by itself. */
export async function keepVersion(
  transaction: Transaction,
  { project, userId, cause, language, except, title = '', ...change }: Change & { title?: string },
): Promise<string> {
  const contents = change.contents ?? (await findPresentContents(transaction, project.id));
  const person = await findUser(transaction, userId);
  const timeZone = zoneOf(person ?? { language, timeZone: null });
  const day = formatDay(new Date(), language, 'long', timeZone);
  const name = translate(language, `versions.${cause}`, { day, title }).slice(0, longestName);
  const kept = await createVersion(transaction, { project, userId, name, cause, contents });
  await makeVersionRoom(transaction, project.id, [kept, except]);
  return kept;
}
