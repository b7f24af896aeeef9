import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { partShowing } from '#engine/picture/partShowing.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

import type { AskedField } from './AskedField.ts';

interface AskedPartProps {
  asked: AskedField | null;
  scenes: readonly Scene[];
  subject: PictureSubject;
  readOnly: boolean;
  onOpen: (pointer: string, field?: string) => void;
}

/** Opens the part of the picture that shows a field which was asked for, else leads to where the field stands. */
export function useAskedPart({ asked, scenes, subject: { definition }, readOnly, onOpen }: AskedPartProps): void {
  const navigate = useNavigate();
  const answered = useRef<AskedField | null>(null);
  useEffect(() => {
    if (!asked || answered.current === asked) return;
    answered.current = asked;
    const parts = new Set(asked.pointers.map((pointer) => partShowing(definition, scenes, pointer)));
    const [part] = parts;
    // What is wrong in several places is listed above all fields.
    const [pointer = '', ...others] = asked.pointers;
    if (part && parts.size === 1) return onOpen(part, others.length === 0 ? pointer : undefined);
    void navigate(modeHref(readOnly ? 'reading' : 'fields', asked.pointers.length === 1 ? pointer : ''), {
      replace: true,
    });
  }, [asked, scenes, definition, readOnly, onOpen, navigate]);
}
