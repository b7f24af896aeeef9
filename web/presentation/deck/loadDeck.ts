import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import type { Subject } from '#web/reading/Subject.ts';
import { Lanes } from '#web/stores/Lanes.ts';

import type { Deck, DeckSource, DeckToolset } from './Deck.ts';

/**
 * Loads what is saved in a project, and all that is needed to draw it.
 *
 * @param onProgress is told from 0 to 1 how much has been loaded
 */
export async function loadDeck(
  source: DeckSource,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Deck> {
  const [{ project, standing, story, saved }] = await Promise.all([source.open(), loadTypeface()]);
  const lanes = new Lanes(4);
  let loaded = 0;
  const toolsets = saved.map((summary) =>
    lanes.run(async () => {
      signal.throwIfAborted();
      const toolset = await loadToolset(source, summary);
      loaded += 1;
      onProgress(loaded / saved.length);
      return toolset;
    }),
  );
  return { project, standing, story, toolsets: (await Promise.all(toolsets)).filter((toolset) => toolset !== null) };
}

async function loadToolset(source: DeckSource, summary: ToolsetSummary): Promise<DeckToolset | null> {
  const subject = await source.read(summary.id);
  if (!subject || subject.definition.ui.picture.length === 0) return null;
  const drawLayout = await loadDrawLayout(subject.definition.ui.picture.map(({ kind }) => kind));
  const marks = subject.unconfirmed?.length ? await markPicture(subject) : {};
  return { summary, subject: { ...subject, ...marks, language: currentLanguage() }, drawLayout };
}

/** With what nobody has confirmed; the code for it is loaded where there is any. */
async function markPicture({ definition, content, unconfirmed = [] }: Subject) {
  const { markSubject } = await import('#web/reading/unconfirmed/markSubject.ts');
  const known = { document: content, unconfirmed };
  const marks = markSubject({ definition, language: currentLanguage(), known }, content, { isToldBeside: false });
  return { mark: marks?.markPicture };
}

/** Both files of the typeface, since a later slide may be the first with letters of the second. */
async function loadTypeface(): Promise<void> {
  // Without it, slides are shown in a typeface of the system.
  await document.fonts?.load('1em Inter', 'aő').catch(() => []);
}
