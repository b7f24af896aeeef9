import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { modeHref } from '#web/toolsets/useToolsetMode.ts';

import type { AskedField } from './AskedField.ts';

/** Leads from where nothing is edited to a field that was asked for: to its card on the picture, or to all fields. */
export function useLeadAway(asked: AskedField | null, hasPicture: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!asked) return;
    const [pointer = ''] = asked.pointers;
    if (hasPicture && asked.pointers.length === 1) void navigate(modeHref('picture', pointer));
    else void navigate(modeHref('fields', pointer));
  }, [asked, hasPicture, navigate]);
}
