import ImageOff from 'lucide-react/icons/image-off';

import type { StoredImage } from '#engine/images/storedImage.ts';

import { useImageAddress } from './useImageAddress.ts';

interface StoredPictureProps {
  image: StoredImage;
  alt: string;
}

/** An uploaded image, not larger than it is; its room is there before it is. */
export function StoredPicture({ image: { fileName, width, height }, alt }: StoredPictureProps) {
  const { address, hasFailed } = useImageAddress(fileName);
  if (hasFailed) {
    return (
      <span
        role="img"
        aria-label={alt}
        className="grid aspect-video max-h-40 place-items-center rounded-xl bg-field text-muted"
      >
        <ImageOff aria-hidden size={28} />
      </span>
    );
  }
  const size = 'block h-auto max-h-96 w-auto max-w-full rounded-xl bg-field';
  if (address === undefined)
    return (
      <span aria-hidden className={`${size} animate-pulse`} style={{ aspectRatio: `${width} / ${height}`, width }} />
    );
  return <img src={address} alt={alt} width={width} height={height} className={size} />;
}
