import { useTranslation } from 'react-i18next';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { FallenSentence } from '#web/toolsets/FallenSentence.tsx';

type Fallen = ToolsetState['fallen'][number];

interface FallenReasonProps {
  /** Of one claim. */
  fallen: readonly Fallen[];
  definition: ToolsetDefinition;
  content: ToolsetState['content'];
}

/** A claim that fell, why, and which parts of this document state it or were built on it. */
export function FallenReason({ fallen, definition, content }: FallenReasonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [first] = fallen;
  if (!first) return null;
  const placeOf = ({ item, pointer, text }: Fallen) => {
    const place = describePlace(item || pointer, content ?? {}, definition, language);
    // An item that is named by the claim's own words, which are said already.
    return place.endsWith(` ${text}`) ? place.slice(0, -text.length).trimEnd() : place;
  };
  const placesOf = (each: readonly Fallen[]) => [...new Set(each.map(placeOf))].join(', ');
  const stated = placesOf(fallen.filter(({ isClaim }) => isClaim));
  const built = placesOf(fallen.filter(({ isClaim }) => !isClaim));
  return (
    <span className="wrap-anywhere">
      <FallenSentence fall={first} /> {stated && <span>{t('evidence.statedIn', { places: stated })} </span>}
      {built && <span>{t('evidence.builtOnIt', { places: built })} </span>}
    </span>
  );
}
