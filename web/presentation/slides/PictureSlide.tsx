import type { Scene } from '#engine/picture/Scene.ts';
import { splitTitle } from '#engine/picture/splitTitle.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { Picture } from '#web/picture/Picture.tsx';

/** A sheet of a picture. The sheet says its title itself, the narrow form does not. */
export function PictureSlide({ scene }: { scene: Scene }) {
  const lang = useWrittenLang();
  const { words, name } = splitTitle(scene);
  return (
    <div className="max-sm:flex max-sm:flex-col max-sm:gap-4 max-sm:p-4 max-sm:pb-24">
      <h2 className="text-xl font-semibold wrap-anywhere sm:sr-only">
        <SentenceWith written={name} lang={name ? lang : undefined}>
          {(written) => words + written}
        </SentenceWith>
      </h2>
      <Picture scene={scene} />
    </div>
  );
}
