import { z } from 'zod';

import { emailRequest } from './account.ts';
import { id } from './id.ts';

/** The roles that an owner gives to others. */
export const memberRoles = ['viewer', 'editor'] as const;
const role = z.enum(memberRoles);

export const inviteRequest = emailRequest.extend({ role });
export const changeMemberRequest = z.object({ role });
export const offerRequest = z.object({ member: id });

export const memberResponse = z.object({
  id: z.string(),
  /** Of somebody who has joined. */
  userId: z.string().optional(),
  email: z.string(),
  fullName: z.string().optional(),
  role,
  status: z.enum(['invited', 'member']),
  /** The owner wants to hand the project over to them, and they have yet to say whether they take it. */
  offered: z.literal(true).optional(),
  /** Of an invitation that is open. */
  expiresAt: z.string().optional(),
});

/** What whoever has been mailed an invitation sees of it. */
export const invitationResponse = z.object({
  projectName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  role,
  expiresAt: z.string(),
});
/** One that waits for the person who is signed in. */
export const waitingInvitationResponse = invitationResponse.omit({ email: true }).extend({ id: z.string() });
/** A project that its owner would like to hand over to the person who is signed in. */
export const waitingOfferResponse = z.object({
  /** Of the project. */
  id: z.string(),
  projectName: z.string(),
  ownerName: z.string(),
});
export const acceptedInvitationResponse = z.object({ projectId: z.string() });

export type MemberRole = (typeof memberRoles)[number];
export type Member = z.infer<typeof memberResponse>;
export type WaitingInvitation = z.infer<typeof waitingInvitationResponse>;
export type WaitingOffer = z.infer<typeof waitingOfferResponse>;
export type Invitation = z.infer<typeof invitationResponse>;
