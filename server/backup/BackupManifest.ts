import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

import { BackupError } from '#server/errors/BackupError.ts';

export const manifestFile = 'manifest.json';
export const dumpFile = 'database.ndjson.gz';
export const filesFolder = 'data';

const manifest = z.object({
  format: z.literal(1, 'a newer version of Filiz wrote it'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'mysql']),
  migrations: z.array(z.string()),
  rows: z.number().int(),
  /** Whether the backup contains the secret; otherwise it was set by SERVER_SECRET. */
  hasSecret: z.boolean(),
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

/** The content of a backup, with checksums. */
export type BackupManifest = z.infer<typeof manifest>;

export async function describeFile(folder: string, file: string): Promise<BackupManifest['files'][number]> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path.join(folder, file)), hash);
  const { size } = await stat(path.join(folder, file));
  return { path: file, bytes: size, sha256: hash.digest('hex') };
}

/** Reads the manifest and verifies every file it lists. @throws BackupError when anything is missing or changed. */
export async function readWholeBackup(folder: string): Promise<BackupManifest> {
  const damaged = (what: string, cause?: unknown) =>
    new BackupError('backup-damaged', `${what} in ${folder}; nothing was restored. Take another backup.`, { cause });
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw damaged(`${manifestFile} cannot be read`, cause);
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw damaged(`${manifestFile} is not as expected`, parsed.error);
  for (const file of parsed.data.files) {
    // The manifest is untrusted too: no path may lead outside the folder.
    if (path.relative(folder, path.resolve(folder, file.path)).startsWith('..')) throw damaged(`${file.path} is not`);
    const found = await describeFile(folder, file.path).catch((cause: unknown) => {
      throw damaged(`${file.path} cannot be read`, cause);
    });
    if (found.sha256 !== file.sha256) throw damaged(`${file.path} was changed or is damaged`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
