import type { Connection } from '#server/database/Database.ts';

export async function countOwned(
  connection: Connection,
  table: 'workspaces' | 'projects',
  userId: string,
): Promise<number> {
  const [row] = await connection(table).where({ user_id: userId }).count({ count: '*' });
  return Number(row?.['count']);
}
