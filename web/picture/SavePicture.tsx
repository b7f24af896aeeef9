import Download from 'lucide-react/icons/download';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import type { Scene } from '#engine/picture/Scene.ts';
import { Button } from '#web/components/Button.tsx';
import { ImagesContext } from '#web/images/ImagesContext.ts';
import { showToast } from '#web/stores/toasts.ts';

interface SavePictureProps {
  /** Draws the sheet that is shown as it is handed on. */
  draw: () => Scene | undefined;
  /** Of the project, for the file's name. */
  project: string;
}

const formats = ['svg', 'png'] as const;

/** Saves the sheet that is shown as a file, light as on paper. */
export function SavePicture({ draw, project }: SavePictureProps) {
  const { t } = useTranslation();
  const images = use(ImagesContext);

  async function save(format: (typeof formats)[number]): Promise<void> {
    const scene = draw();
    if (!scene) return;
    try {
      const { savePicture } = await import('./saving/savePicture.ts');
      await savePicture(scene, format, [project, scene.title].filter(Boolean).join(' – '), images);
    } catch (error) {
      // The person is told below; the cause still shows in the console.
      reportError(error);
      showToast('error', t('picture.notSaved', { format: format.toUpperCase() }));
    }
  }

  return (
    <div
      role="group"
      aria-label={t('picture.save')}
      className="flex items-center justify-end gap-1 desktop:[[role=toolbar]+&]:-mt-14 print:hidden"
    >
      {formats.map((format) => (
        <Button
          key={format}
          look="quiet"
          size="small"
          aria-label={t('picture.saveAs', { format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          <Download aria-hidden size={16} />
          {t(`picture.format.${format}`)}
        </Button>
      ))}
    </div>
  );
}
