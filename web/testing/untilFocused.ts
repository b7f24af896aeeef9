import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Effects move the focus, some time after what they are about is there. */
export const untilFocused = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()));
