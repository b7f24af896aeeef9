const focusable = ':is(input:not([disabled]), textarea, button:not([disabled]), select)';

/**
 * Focuses an element, or what can be focused within it: a field's control before the buttons beside its name, which may
 * be hidden.
 */
export function focusWithin(element: HTMLElement | null): void {
  if (element?.matches(`${focusable}, [tabindex]`)) return element.focus({ preventScroll: true });
  const within = (selector: string) => element?.querySelector<HTMLElement>(selector);
  const target = within(`[data-control] ${focusable}`) ?? within(focusable) ?? element;
  target?.focus({ preventScroll: true });
}
