import BookOpen from 'lucide-react/icons/book-open';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import type { ButtonLook } from '#web/components/buttonStyle.ts';

import { useOpenExample } from './useOpenExample.ts';

interface ExampleButtonProps extends ButtonLook {
  /** Beside other buttons: a shorter name. */
  isShort?: boolean;
}

export function ExampleButton({ look, size, isShort = false }: ExampleButtonProps) {
  const { t } = useTranslation();
  const { opening, openExample } = useOpenExample();
  return (
    <Button look={look} size={size} busy={opening} icon={<BookOpen aria-hidden size={20} />} onClick={openExample}>
      {t(isShort ? 'example.openProject' : 'example.open')}
    </Button>
  );
}
