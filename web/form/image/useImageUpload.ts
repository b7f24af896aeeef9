import { use, useEffect, useRef, useState } from 'react';

import { imageTypes, mostImageMegabytes } from '#engine/images/imageRules.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { uploadImage } from '#web/api/uploadImage.ts';
import { ImagesContext } from '#web/images/ImagesContext.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

interface ImageUpload {
  /** Absent where nothing can be uploaded. */
  start?: (file: File) => void;
  cancel: () => void;
  /** The part that has been sent while an upload is under way, from 0 to 1. */
  part: number | null;
  fault: string | null;
}

type Words = (word: string, values?: Record<string, string | number>) => string;

/** Uploads an image at a time; another one takes its place. What is wrong with it is told in words. */
export function useImageUpload(words: Words, onDone: (fileName: string) => void): ImageUpload {
  const images = use(ImagesContext);
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(path: string, file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setFault(faultOf(file, words));
    if (faultOf(file, words)) return;
    setPart(0);
    try {
      const { fileName } = await uploadImage(path, file, { signal: own.signal, onProgress: setPart });
      onDone(fileName);
    } catch (error) {
      if (own.signal.aborted) return;
      if (error instanceof HttpError && error.status === 401) reportFailure(error);
      else setFault((error instanceof HttpError && error.body.message) || words('offline'));
    } finally {
      if (running.current === own) setPart(null);
    }
  }

  return {
    ...(images && { start: (file: File) => void upload(images.path, file) }),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setPart(null);
    },
    part,
    fault,
  };
}

/** What the server would refuse anyway; it is told before anything is sent. */
function faultOf(file: File, words: Words): string | null {
  if (!imageTypes.some((type) => type === file.type)) return words('wrongKind');
  if (file.size > mostImageMegabytes * 1024 * 1024) return words('tooLarge', { megabytes: mostImageMegabytes });
  return null;
}
