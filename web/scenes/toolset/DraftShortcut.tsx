import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { bringIntoView } from '#web/form/bringIntoView.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';

/** Button that scrolls to the generation panel, shown while the panel is out of view. */
export function DraftShortcut() {
  const { t } = useTranslation();
  const { isFree } = useDraftCost();
  const [isAway, setIsAway] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const action = document.getElementById('generate-action');
    if (!action) return;
    // Leave out what the header and the save bar cover.
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      rootMargin: '-88px 0px -72px',
    });
    observer.observe(action);
    return () => observer.disconnect();
  }, []);

  // Stays while it has the focus, which would be lost with it.
  if (!isAway && !isFocused) return null;
  const name = t(isFree ? 'toolset.layOutStarter' : 'toolset.draftWithAi');
  return (
    <Button
      look="quiet"
      icon={<Sparkles aria-hidden size={20} />}
      title={name}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onClick={goToPanel}
      className="max-desktop:size-12 max-desktop:px-0"
    >
      <span className="max-desktop:sr-only">{name}</span>
    </Button>
  );
}

function goToPanel(): void {
  const heading = document.getElementById('generate');
  heading?.focus({ preventScroll: true });
  if (heading?.parentElement) bringIntoView(heading.parentElement, 'start');
}
