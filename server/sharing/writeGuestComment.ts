import type { z } from 'zod';

import { namePlace } from '#engine/comments/namePlace.ts';
import { longestPlace, patternOfPlace } from '#engine/comments/place.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { guestCommentRequest } from '#engine/protocol/guestComment.ts';
import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import { refuseField } from '#server/comments/refuseField.ts';
import type { Transaction } from '#server/database/Database.ts';
import {
  type CommentRow,
  countGuestComments,
  insertComment,
  lockComment,
  resolveThread,
} from '#server/database/repositories/comments.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { lockShareLink } from '#server/database/repositories/shareLinks.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { notifyOfComment } from '#server/notifications/notifyOfComment.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import type { Services } from '#server/Services.ts';

import { readConfirmed } from './readConfirmed.ts';

const mostComments = 300; // by one link

type Place = Pick<CommentRow, 'toolsetId' | 'place' | 'placeName'>;

/** Writes what somebody says who has a link and no account. Its thread is seen by all who have that link. */
export async function writeGuestComment(
  services: Pick<Services, 'toolsets' | 'paths' | 'confirmed'>,
  transaction: Transaction,
  { link, project }: OpenedLink,
  { name, text, email, replyTo, place }: z.output<typeof guestCommentRequest>,
  language: Language,
): Promise<string> {
  const { toolsets, paths } = services;
  // The lock makes guests wait for one another, so that they are counted rightly.
  const held = await lockShareLink(transaction, project.id, link.id);
  if (!held) throw new NotFoundError();
  if (!held.takesComments) throw new BusinessError('no-guest-comments');
  if ((await countGuestComments(transaction, link.id)) >= mostComments)
    throw new BusinessError('too-many-guest-comments', { limit: mostComments });
  const first = replyTo === undefined ? null : await lockComment(transaction, project.id, replyTo);
  if (replyTo !== undefined && (first?.shareLinkId !== link.id || first.replyTo !== null)) throw new NotFoundError();
  await growProject(transaction, project.id, Buffer.byteLength(text));
  await requireStorage(transaction, { ownerId: project.userId, actorId: '' });
  const at: Place = first ?? (await findPlace());
  const id = await insertComment(transaction, {
    projectId: project.id,
    guestName: name,
    guestEmail: email || null,
    shareLinkId: link.id,
    replyTo: first?.id ?? null,
    toolsetId: at.toolsetId,
    place: at.place,
    placeName: at.placeName,
    text,
  });
  await notifyOfComment(transaction, {
    commentId: id,
    projectId: project.id,
    ownerId: project.userId,
    toolsetId: at.toolsetId,
    replyTo: first?.id ?? null,
    text,
    authorId: null,
    guestName: name,
  });
  if (first?.resolvedAt) await resolveThread(transaction, first.id, null);
  return id;

  async function findPlace(): Promise<Place> {
    if (place === undefined) return { toolsetId: aboutProject(), place: null, placeName: null };
    const slash = place.indexOf('/');
    const toolsetId = slash === -1 ? place : place.slice(0, slash);
    const isShown = toolsets.has(toolsetId) && (held!.toolsets?.includes(toolsetId) ?? true);
    if (!isShown) throw refuseField(language, '/place', 'no-such-field');
    if (slash === -1) return { toolsetId, place: null, placeName: null };
    const toolset = toolsets.get(toolsetId);
    const field = place.slice(slash);
    if (field.length > longestPlace || patternOfPlace(toolset.schema, field) === null)
      throw refuseField(language, '/place', 'no-such-field');
    // Its name is told to guests: of an item that the link leaves out they are to learn nothing.
    const content = held!.confirmedOnly
      ? ((await readConfirmed(transaction, services, project.id)).get(toolsetId) ?? null)
      : (await findProjectToolset(transaction, project.id, toolsetId)).content;
    return {
      toolsetId,
      place: field,
      placeName: namePlace(toolset, content, field, project.language).slice(0, longestPlace),
    };
  }

  /** Where the team reads what is said of the project as a whole: beside its name and description. */
  function aboutProject(): string {
    const shown = held!.toolsets ?? toolsets.toolsets.map(({ manifest }) => manifest.id);
    const mirroring = shown.find((id) => toolsets.has(id) && toolsets.get(id).manifest.mirrors);
    return mirroring ?? paths.stepsOf(project.path).find((id) => shown.includes(id)) ?? shown[0]!;
  }
}
