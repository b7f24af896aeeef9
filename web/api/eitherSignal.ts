/** Aborted as soon as one of two signals is: `AbortSignal.any`, which Safari has only since 17.4. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const end = () => either.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: either.signal });
  }
  return either.signal;
}
