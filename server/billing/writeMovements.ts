import type { Language } from '#engine/languages/languages.ts';
import type { MovementFilter } from '#engine/protocol/balance.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import { listMovements, type Movement } from '#server/database/repositories/movements.ts';
import { hasMessage, translate } from '#server/i18n/translate.ts';

import { csvLine } from './csvLine.ts';
import { invoiceNumber } from './invoiceNumber.ts';

interface Wanted {
  userId: string;
  filter: MovementFilter;
  language: Language;
  /** The reader's. */
  timeZone: string;
}

const pageSize = 500;
const byteOrderMark = '\uFEFF';
const columns = ['date', 'reason', 'tokens', 'for', 'project', 'version', 'started-by', 'payment', 'invoice'] as const;

/** All movements that a filter finds as CSV, newest first, a page of them at a time. */
export async function* writeMovements(
  connection: Connection,
  { toolsets }: { toolsets: ToolsetRegistry },
  { userId, filter, language, timeZone }: Wanted,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map((column) => translate(language, `balance.columns.${column}`)));
  // As spreadsheets read it: "2026-11-27 03:37:00".
  const times = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const timeOf = ({ createdAt }: Movement) => times.format(new Date(createdAt));
  for (let before: string | undefined; ;) {
    const page = await listMovements(connection, userId, { ...filter, limit: pageSize, before });
    yield page.map((movement) => csvLine([timeOf(movement), ...cellsOf(movement, toolsets, language)])).join('');
    if (page.length < pageSize) return;
    before = page.at(-1)!.id;
  }
}

function cellsOf(movement: Movement, toolsets: ToolsetRegistry, language: Language): (string | number)[] {
  const { toolset, paymentTitle } = movement;
  const title = toolset !== null && toolsets.has(toolset) ? toolsets.get(toolset).locales[language].title : toolset;
  return [
    reasonOf(movement, language),
    movement.amount,
    paymentTitle?.[language] ?? title ?? '',
    movement.projectName ?? '',
    movement.versionName ?? '',
    movement.starterName ?? '',
    movement.paymentId ?? '',
    movement.invoice ? invoiceNumber(movement.invoice) : '',
  ];
}

function reasonOf({ kind }: Movement, language: Language): string {
  const key = `balance.reasons.${kind}`;
  return hasMessage(key) ? translate(language, key) : kind;
}
