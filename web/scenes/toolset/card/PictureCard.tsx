import { useLayoutEffect, useMemo } from 'react';

import type { Language } from '#engine/languages/languages.ts';
import { cardSubject } from '#engine/picture/cardSubject.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import type { Opening, Spot } from '#web/picture/Opening.ts';

import { CardInPlace } from './CardInPlace.tsx';
import { FloatingCard } from './FloatingCard.tsx';
import { useOpening } from './useOpening.ts';

interface PictureCardProps {
  document: EditableDocument;
  language: Language;
  /** JSON pointer of the part of the picture. */
  pointer: string;
  /** The field of it that somebody was led to. */
  field?: string | undefined;
  readOnly: boolean;
  isSheet: boolean;
  /** Whether the picture has been asked for room. */
  isAsked: boolean;
  /** The room that the picture has for what is written where it stands. */
  spot: Spot | null;
  onOpening: (opening: Opening | null) => void;
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

/** The fields of a part of the picture: over its box, which grows, else beside it; on a phone a sheet below it. */
export function PictureCard({ isAsked, spot, isSheet, onOpening, ...card }: PictureCardProps) {
  const { document, pointer } = card;
  const { definition } = document.source;
  const subject = useMemo(() => cardSubject(definition, pointer), [definition, pointer]);
  const { opening, grow } = useOpening(definition.schema, subject, isSheet);
  useLayoutEffect(() => onOpening(opening), [opening, onOpening]);
  useLayoutEffect(() => () => onOpening(null), [onOpening]);
  if (opening && !isAsked) return null;
  if (opening && spot) return <CardInPlace {...card} subject={subject} spot={spot} onHeight={grow} />;
  return <FloatingCard {...card} subject={subject} isSheet={isSheet} />;
}
