import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const named = /^filiz-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})-(\d{3}Z)$/;
const day = 24 * 60 * 60 * 1000;

export interface ListedBackup {
  folder: string;
  createdAt: string;
}

export const backupName = (createdAt: string) => `filiz-${createdAt.replaceAll(/[:.]/g, '-')}`;
export const partialName = (createdAt: string) => `.partial-${backupName(createdAt)}`;

/** The complete backups of a folder, oldest first. */
export async function listBackups(directory: string): Promise<ListedBackup[]> {
  const names = (await readdir(directory)).toSorted();
  return names.flatMap((name) => {
    const [, date, hours, minutes, seconds, rest] = named.exec(name) ?? [];
    if (!date) return [];
    return [{ folder: path.join(directory, name), createdAt: `${date}${hours}:${minutes}:${seconds}.${rest}` }];
  });
}

/** Removes backups older than so many days, except the newest. Returns how many. */
export async function deleteOldBackups(directory: string, days: number, now = Date.now()): Promise<number> {
  const oldest = new Date(now - days * day).toISOString();
  const old = (await listBackups(directory)).slice(0, -1).filter(({ createdAt }) => createdAt < oldest);
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.length;
}

/** Removes incomplete backups of killed processes. */
export async function deletePartialBackups(directory: string, now = Date.now()): Promise<void> {
  const names = await readdir(directory);
  const yesterday = partialName(new Date(now - day).toISOString());
  const stale = names.filter((name) => name.startsWith('.partial-') && name < yesterday);
  for (const name of stale) await rm(path.join(directory, name), { recursive: true });
}
