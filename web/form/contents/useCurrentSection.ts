import { useEffect, useState } from 'react';

/** A line below the top of the window: what crosses it is being read. */
const readingLine = '-25% 0px -74% 0px';

/** The id of the section that is being read. */
export function useCurrentSection(idPrefix: string, sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const idOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(idOf.get(entry.target));
      },
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const element = document.getElementById(`${idPrefix}-section-${id}`);
      if (!element) continue;
      idOf.set(element, id);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [idPrefix, sections]);
  return current ?? sections[0]?.id;
}
