/** Divides a length among parts: each gets what it needs, and the greatest give way to each other where it is short. */
export function fairShares(needs: readonly number[], total: number): number[] {
  const shares = needs.map(() => 0);
  const bySize = needs.map((need, index) => ({ need, index })).sort((a, b) => a.need - b.need);
  let left = total;
  for (const [place, { need, index }] of bySize.entries()) {
    const share = Math.max(0, Math.min(need, left / (bySize.length - place)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
