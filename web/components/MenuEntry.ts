import type { ReactNode } from 'react';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onChoose: () => void;
}
