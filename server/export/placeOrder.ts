import type { Language } from '#engine/languages/languages.ts';
import type { ExportDeck } from '#engine/protocol/export.ts';
import { type ExportFormat, exportFormats } from '#engine/protocol/exportFormats.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { withoutOpenQuestions } from '#engine/standing/withoutOpenQuestions.ts';
import { arrangeStory, type ArrangedSlide } from '#engine/story/arrangeStory.ts';
import { readShownBrand } from '#server/brands/readBrand.ts';
import { findTies } from '#server/database/repositories/claimTies.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { loadImage, loadImages } from '#server/images/loadImages.ts';
import { exportedAnswers } from '#server/questions/exportedAnswers.ts';
import type { Services } from '#server/Services.ts';
import { exportedHistory } from '#server/standing/exportedHistory.ts';
import { readStanding } from '#server/standing/readStanding.ts';
import { readStory } from '#server/story/readStory.ts';

import { confirmedRows } from './confirmedRows.ts';
import type { ExportOrder, SavedContent } from './ExportOrder.ts';
import { formats } from './formats/formats.ts';
import { readHeld } from './readHeld.ts';

interface Wish {
  user: { id: string };
  project: ProjectRow;
  toolsets: readonly string[];
  format: ExportFormat;
  openQuestions: boolean;
  /** Without what nobody has confirmed. */
  confirmedOnly: boolean;
  /** Which slides are written. */
  deck: ExportDeck;
  /** The version to export instead of what is saved now. */
  version?: string | undefined;
  /** Of the person who asks, and of the export unless they choose another. */
  language: Language;
  /** Of the person who asks. */
  timeZone: string;
}

/** Everything that an export is written from. @throws when nothing chosen is saved. */
export async function placeOrder(
  services: Pick<Services, 'database' | 'files' | 'logger' | 'toolsets' | 'evidence' | 'found'>,
  { user, project, toolsets: wanted, format, openQuestions, confirmedOnly, deck, version, language, timeZone }: Wish,
): Promise<ExportOrder> {
  const { connection } = services.database;
  const [{ rows, ...held }, person, { ties }] = await Promise.all([
    readHeld(connection, project, version),
    findUser(connection, user.id),
    findTies(connection, project.id),
  ]);
  const all = rows.map(({ toolsetId, json, unconfirmed, savedAt }) => ({
    toolset: toolsetId,
    json,
    unconfirmed,
    savedAt,
  }));
  const isHeld = (among: readonly SavedContent[]) => (id: string) => among.some(({ toolset }) => toolset === id);
  if (!wanted.some(isHeld(all))) throw new BusinessError('nothing-to-export');
  const { saved, leftOut } = confirmedOnly
    ? confirmedRows(services.toolsets, all, wanted)
    : { saved: all, leftOut: undefined };
  const chosen = wanted.filter(isHeld(saved));
  if (chosen.length === 0) throw new BusinessError('nothing-confirmed');
  const texts = saved.filter(({ toolset }) => chosen.includes(toolset)).map(({ json }) => json);
  // What was decided rests on all of it.
  const isAll = version === undefined && !confirmedOnly && chosen.length === all.length;
  return {
    format,
    language,
    project: {
      ...held.project,
      ...(exportFormats[format].isWhole && version === undefined && { depths: project.depths }),
      author: person?.fullName ?? '',
    },
    date: held.date,
    timeZone,
    chosen: [...new Set(chosen)],
    hasOpenQuestions: openQuestions,
    ...(leftOut !== undefined && { leftOut }),
    saved,
    // A version holds none of its own.
    ...(exportFormats[format].isWhole &&
      version === undefined && {
        answers: await exportedAnswers(services, connection, { projectId: project.id, toolsets: chosen }),
      }),
    ties,
    ...(isAll &&
      exportFormats[format].isWhole && {
        history: await exportedHistory(connection, project),
        storyChoices: project.story.slides,
      }),
    ...(isAll && formats[format].opensWithStanding && { standing: await standing() }),
    ...(deck === 'story' && formats[format].hasStory && { story: await story() }),
    ...(formats[format].showsImages && (await seen())),
  };

  async function seen(): Promise<Pick<ExportOrder, 'images' | 'brand'>> {
    const brand = formats[format].showsBrand ? await readShownBrand(connection, project) : null;
    const images = new Map(await loadImages(services, project.id, texts));
    const logo = brand?.logo ? await loadImage(services, brand.logo) : null;
    if (brand?.logo && logo) images.set(brand.logo, logo);
    return { images, ...(brand && { brand }) };
  }

  async function story(): Promise<ArrangedSlide[]> {
    const telling = { language, timeZone, confirmedOnly, isPresent: version === undefined };
    const toolsets = isAll ? null : chosen;
    const found = await readStory(services, { ...project, ...held.project }, rows, { ...telling, toolsets });
    return arrangeStory(found, project.story.slides);
  }

  async function standing(): Promise<Standing> {
    const all = await readStanding(services, project, { language, timeZone });
    return openQuestions ? all : withoutOpenQuestions(all);
  }
}
