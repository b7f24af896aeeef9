interface PictureHintProps {
  id: string;
  /** How the picture is edited. */
  text: string;
  /** What the last edit did, said politely; "" before the first. */
  news: string;
}

/** Says how a picture is edited, and what the last edit did. */
export function PictureHint({ id, text, news }: PictureHintProps) {
  return (
    <div className="min-w-0 flex-3 basis-80 text-sm text-muted print:hidden">
      <p id={id} className={news === '' ? undefined : 'sr-only'}>
        {text}
      </p>
      <p role="status" className="text-text">
        {news}
      </p>
    </div>
  );
}
