import { z } from 'zod';

import { languages } from '../toolset/languages.ts';
import { boundedText } from './boundedText.ts';
import { codeLengths } from './codeLengths.ts';
import { oneLine } from './oneLine.ts';

const email = boundedText(254).check(z.email());
const code = z.string().regex(new RegExp(`^(${codeLengths.map((length) => `\\d{${length}}`).join('|')})$`));
// Some keyboards send "ü" as a letter and a combining mark; it counts, and is hashed, as one character.
const anyPassword = boundedText(128, (text) => text.normalize('NFC'));
const password = anyPassword.min(8);
/** One that is set already: the least length was asked for when it was chosen. */
const presentPassword = anyPassword.min(1);
const fullName = oneLine(120);

export const emailRequest = z.object({ email });
export const verifyCodeRequest = z.object({ email, code });
export const registerRequest = z.object({
  fullName,
  email,
  password,
  verificationToken: z.string().min(1).max(200),
  acceptTerms: z.boolean(),
});
export const loginRequest = z.object({ email, password: presentPassword });
export const resetPasswordRequest = z.object({ resetToken: z.string().min(1).max(200), password });
export const updateUserRequest = z.object({
  fullName: fullName.optional(),
  language: z.enum(languages).optional(),
  /** Acceptance cannot be taken back; deleting the account is the way out. */
  acceptTerms: z.literal(true).optional(),
  guideDismissed: z.boolean().optional(),
});
export const changePasswordRequest = z.object({ currentPassword: presentPassword, newPassword: password });
export const emailChangeCodeRequest = z.object({ email, password: presentPassword });
export const changeEmailRequest = z.object({ email, code });
/** The password; the code that was mailed, where the account has no password. */
export const deleteAccountRequest = z
  .object({ password: presentPassword.optional(), code: code.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, { path: ['password'] });

export const googleStartQuery = z.object({
  /** The box was ticked before leaving; without it a new person is asked after coming back. */
  acceptTerms: z.enum(['true', 'false']).optional(),
});
export const googleReturnRequest = z.object({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(200),
  /** Who says that it sent the person back, where it says so (RFC 9207). */
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
});
/** A device that is signed in. */
export const deviceSessionResponse = z.object({
  id: z.string(),
  /** Names as makers write them; null where they cannot be told. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export const sessionResponse = z.object({ token: z.string(), user: userResponse });
export const googleStartResponse = z.object({ url: z.string() });
/** `isNew`: the account was made by this sign-in. */
export const googleReturnResponse = sessionResponse.extend({ isNew: z.boolean() });
export const verificationResponse = z.object({ verificationToken: z.string() });
export const resetTokenResponse = z.object({ resetToken: z.string() });

export type User = z.infer<typeof userResponse>;
export type Session = z.infer<typeof sessionResponse>;
export type GoogleSession = z.infer<typeof googleReturnResponse>;
export type DeviceSession = z.infer<typeof deviceSessionResponse>;
