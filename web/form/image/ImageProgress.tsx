import { Button } from '#web/components/Button.tsx';
import { ProgressBar } from '#web/components/ProgressBar.tsx';

interface ImageProgressProps {
  part: number;
  words: (word: string) => string;
  onCancel: () => void;
}

/** How far an upload is; once all is sent, the server looks at it. */
export function ImageProgress({ part, words, onCancel }: ImageProgressProps) {
  const isSent = part >= 1;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-sm text-muted" role="status">
          {words(isSent ? 'checking' : 'uploading')}
        </p>
        <ProgressBar label={words('uploading')} {...(!isSent && { value: part })} />
      </div>
      <Button look="quiet" size="small" onClick={onCancel}>
        {words('cancel')}
      </Button>
    </div>
  );
}
