const minute = 60 * 1000;
const often = { within: 15 * minute, pause: minute };
const seldom = 15 * minute;

/** When the gateway is first asked about something that was begun now, should no webhook come. */
export function firstQuestion(now: number): string {
  return new Date(now + often.pause).toISOString();
}

/** When it is asked next: every minute while the person may be waiting, then every 15. */
export function nextQuestion(begunAt: string, now: number): string {
  const pause = now - Date.parse(begunAt) < often.within ? often.pause : seldom;
  return new Date(now + pause).toISOString();
}
