/**
 * Ref of something that stays at an edge of the window: keeps its height in a custom property of the page, for scroll
 * paddings and for what stays beside it.
 */
function noteHeight(property: string) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}

/** The header of a form, whose height depends on the title and on what the status line says. */
export const noteHeaderHeight = noteHeight('--sticky-header');
/** What phones keep at the bottom, such as the bar that saves. */
export const noteBottomHeight = noteHeight('--bottom-bar');
/** The thin bar of the neighbouring toolsets. */
export const noteFootHeight = noteHeight('--foot-bar');
/** The messages at the bottom. */
export const noteToastHeight = noteHeight('--toasts');
