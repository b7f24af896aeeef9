import { createCanvas } from '@napi-rs/canvas';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { signUnconfirmed } from '#engine/picture/signUnconfirmed.ts';
import { draftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { encodePng } from '#server/export/encodePng.ts';
import { printable } from '#server/export/printable.ts';
import { paintSheet } from '#server/export/scenePng.ts';

import { drawPreview, previewSize } from './drawPreview.ts';
import type { PreviewOrder, ShownPicture } from './PreviewOrder.ts';

const inset = 20;

/** What messengers show of a link, as PNG: its words, and below them the upper part of its first picture. */
export async function writePreview(
  order: PreviewOrder,
  definitions: readonly ToolsetDefinition[],
): Promise<Uint8Array> {
  const picture = order.shown && drawShown(order.shown, order, definitions);
  const shown = picture ? order.shown : null;
  const { scene, card } = drawPreview({ ...mapTexts(words(order), printable), shown });
  const canvas = createCanvas(previewSize.width, previewSize.height);
  const context = canvas.getContext('2d');
  await paintSheet(context, scene, new Map());
  if (picture && shown) {
    context.translate(card.x + inset, card.y + inset);
    const scale = (card.width - 2 * inset) / picture.width;
    context.scale(scale, scale);
    await paintSheet(context, picture, shown.images);
  }
  return encodePng(canvas.data(), canvas);
}

const words = ({ name, description, ownerName }: PreviewOrder) => ({ name, description, ownerName });

function drawShown(
  { toolset, content, unconfirmed, references, figures }: ShownPicture,
  { language }: PreviewOrder,
  definitions: readonly ToolsetDefinition[],
): Scene | undefined {
  const definition = definitions.find(({ manifest }) => manifest.id === toolset);
  if (!definition) return undefined;
  const places = draftedPlaces({ document: content, unconfirmed }, isDerived(definition));
  const mark = signUnconfirmed(places, { language });
  const printed = mapTexts(content, printable);
  return drawPicture({ definition, content: printed, language, references, figures, mark }, 'page')[0];
}
