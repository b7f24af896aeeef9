import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the focus, which effects set some time after rendering. */
export const untilFocused = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()));
