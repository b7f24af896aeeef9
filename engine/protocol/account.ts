import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { boundedText } from './boundedText.ts';
import { codeLengths } from './codeLengths.ts';
import { emailAddress as email, presentEmailAddress } from './emailAddress.ts';
import { nameInMails } from './nameInMails.ts';
import { sketchSecret } from './sketch.ts';

const code = z.string().regex(new RegExp(`^(${codeLengths.map((length) => `\\d{${length}}`).join('|')})$`));
// Some keyboards send "ü" as a letter and a combining mark; it counts, and is hashed, as one character.
const anyPassword = boundedText(128, (text) => text.normalize('NFC'));
const password = anyPassword.min(8);
/** An existing password: its minimum length was checked when it was set. */
const presentPassword = anyPassword.min(1);
const fullName = nameInMails(120);

const takenAlong = sketchSecret.optional().describe('The secret of a sketch, which becomes a project of theirs.');

export const emailRequest = z.object({ email });
export const verifyCodeRequest = z.object({ email, code });
/** To set another password for an account that there may be. */
export const presentEmailRequest = z.object({ email: presentEmailAddress });
export const verifyPresentEmailRequest = verifyCodeRequest.extend(presentEmailRequest.shape);
export const registerRequest = z.object({
  fullName,
  email,
  password,
  verificationToken: z.string().min(1).max(200),
  acceptTerms: z.boolean(),
  sketch: takenAlong,
});
export const loginRequest = z.object({ email: presentEmailAddress, password: presentPassword, sketch: takenAlong });
export const resetPasswordRequest = z.object({ resetToken: z.string().min(1).max(200), password });
export const updateUserRequest = z.object({
  fullName: fullName.optional(),
  language: z.enum(languages).optional(),
  /** Acceptance cannot be revoked, except by deleting the account. */
  acceptTerms: z.literal(true).optional(),
  guideDismissed: z.boolean().optional(),
  savesByItself: z
    .boolean()
    .optional()
    .describe('Whether what this person types is saved without being asked to; false until they choose it.'),
});
export const changePasswordRequest = z.object({ currentPassword: presentPassword, newPassword: password });
export const emailChangeCodeRequest = z.object({ email, password: presentPassword });
export const changeEmailRequest = z.object({ email, code });
/** The password; or the mailed code, if the account has none. */
export const deleteAccountRequest = z
  .object({ password: presentPassword.optional(), code: code.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, { path: ['password'] });

export const googleStartQuery = z.object({
  /** Whether the box was ticked before the redirect; otherwise new people are asked afterwards. */
  acceptTerms: z.enum(['true', 'false']).optional(),
});
export const googleReturnRequest = z.object({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(200),
  /** The issuer that redirected the person, if it says so (RFC 9207). */
  iss: z.string().max(500).optional(),
});

export const userResponse = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  /** false: signs in through an identity provider only. */
  hasPassword: z.boolean(),
  termsAccepted: z.boolean(),
  guideDismissed: z.boolean(),
  savesByItself: z.boolean(),
});
/** A signed-in device. */
export const deviceSessionResponse = z.object({
  id: z.string(),
  /** Product names; null where unknown. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** Whether it is the requesting session. */
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export const sessionResponse = z.object({
  token: z.string(),
  user: userResponse,
  /** The project that a sketch has become; null: the sketch is gone. Absent where none was brought. */
  project: z.string().nullable().optional(),
});
export const googleStartResponse = z.object({ url: z.string() });
/** `isNew`: this sign-in created the account. */
export const googleReturnResponse = sessionResponse.extend({ isNew: z.boolean() });
export const verificationResponse = z.object({ verificationToken: z.string() });
export const resetTokenResponse = z.object({ resetToken: z.string() });

export type User = z.infer<typeof userResponse>;
export type Session = z.infer<typeof sessionResponse>;
export type GoogleSession = z.infer<typeof googleReturnResponse>;
export type DeviceSession = z.infer<typeof deviceSessionResponse>;
