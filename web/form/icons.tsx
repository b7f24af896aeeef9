import type { ReactElement } from 'react';

// Static elements, created once: a long form renders hundreds of icons.
function draw(...paths: string[]): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths.join('')} />
    </svg>
  );
}

export const addIcon = draw('M12 5v14', 'M5 12h14');
export const upIcon = draw('M6 15l6-6 6 6');
export const downIcon = draw('M6 9l6 6 6-6');
export const forwardIcon = draw('M5 12h14', 'M13 6l6 6-6 6');
export const copyIcon = draw('M9 9h11v11H9z', 'M5 15H4V4h11v1');
export const removeIcon = draw('M4 7h16', 'M10 11v6', 'M14 11v6', 'M6 7l1 13h10l1-13', 'M9 7V4h6v3');
export const dragIcon = draw('M9 5h.01', 'M15 5h.01', 'M9 12h.01', 'M15 12h.01', 'M9 19h.01', 'M15 19h.01');
export const closeIcon = draw('M6 6l12 12', 'M18 6L6 18');
export const checkIcon = draw('M5 12l5 5 9-10');
export const alertIcon = draw('M12 8v5', 'M12 16.5h.01', 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18');
export const commentIcon = draw('M20 15a2 2 0 0 1-2 2H8l-4 4V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2z');
export const pinIcon = draw(
  'M12 17v5',
  'M9 10.8a2 2 0 0 1-1.1 1.8L6 13.5a2 2 0 0 0-1 1.7V17h14v-1.8a2 2 0 0 0-1-1.7l-1.9-.9a2 2 0 0 1-1.1-1.8V6h1a2 2 0 0 0 0-4H8a2 2 0 0 0 0 4h1z',
);
export const unpinIcon = draw(
  'M12 17v5',
  'M15 9.3V6h1a2 2 0 0 0 0-4H7.9',
  'M2 2l20 20',
  'M9 9v1.8a2 2 0 0 1-1.1 1.8L6 13.5a2 2 0 0 0-1 1.7V17h12',
);
export const draftIcon = draw('M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8z');
