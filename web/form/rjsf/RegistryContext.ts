import type { Registry } from '@rjsf/utils';
import { createContext } from 'react';

/** What RJSF finds the form's fields and templates by. */
export const RegistryContext = createContext<Registry | null>(null);
