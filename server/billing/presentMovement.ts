import type { Movement } from '#engine/protocol/balance.ts';
import type { Movement as MovementRow } from '#server/database/repositories/movements.ts';

import { invoiceNumber } from './invoiceNumber.ts';

/** A movement as the person whose wallet it is may see it. */
export function presentMovement(row: MovementRow, userId: string): Movement {
  const { id, createdAt, kind, amount, reference } = row;
  return {
    id,
    createdAt,
    reason: kind,
    amount,
    reference,
    ...(row.toolset !== null && { toolset: row.toolset }),
    ...(row.projectId !== null && { projectId: row.projectId, projectName: row.projectName ?? '' }),
    ...(row.versionId !== null && { versionId: row.versionId, versionName: row.versionName ?? '' }),
    ...(row.starterName !== null && row.starterId !== userId && { startedBy: row.starterName }),
    ...(row.paymentId !== null && { paymentId: row.paymentId }),
    ...(row.paymentTitle !== null && { title: row.paymentTitle }),
    ...(row.invoice !== null && { invoiceId: row.invoice.id, invoiceNumber: invoiceNumber(row.invoice) }),
  };
}
