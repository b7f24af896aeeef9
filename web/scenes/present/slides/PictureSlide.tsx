import type { Scene } from '#engine/picture/Scene.ts';
import { Picture } from '#web/picture/Picture.tsx';

/** A sheet of a picture. The sheet says its title itself, the narrow form does not. */
export function PictureSlide({ scene }: { scene: Scene }) {
  return (
    <div className="max-sm:flex max-sm:flex-col max-sm:gap-4 max-sm:p-4 max-sm:pb-24">
      <h2 className="text-xl font-semibold wrap-anywhere sm:sr-only">{scene.title}</h2>
      <Picture scene={scene} />
    </div>
  );
}
