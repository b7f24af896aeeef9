import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';

interface QuestionSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function QuestionSearch({ value, onChange }: QuestionSearchProps) {
  const { t } = useTranslation();
  return (
    <label className="flex min-h-9 items-center gap-2 self-end rounded-full bg-field px-4 focus-within:outline-2 focus-within:outline-focus max-desktop:min-h-11 max-desktop:w-full">
      <Search aria-hidden size={16} className="shrink-0 text-muted" />
      <span className="sr-only">{t('questions.search')}</span>
      <input
        type="search"
        value={value}
        placeholder={t('questions.search')}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-label outline-none placeholder:text-muted"
      />
    </label>
  );
}
