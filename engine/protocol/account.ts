import { z } from 'zod';

import { languages } from '../toolset/languages.ts';

const email = z.email().max(254);
const code = z.string().regex(/^\d{6}$/);
const password = z.string().min(8).max(128);
const fullName = z.string().trim().min(1).max(120);

export const emailRequest = z.object({ email });
export const verifyCodeRequest = z.object({ email, code });
export const registerRequest = z.object({
  fullName,
  email,
  password,
  verificationToken: z.string().min(1).max(200),
  acceptTerms: z.boolean(),
});
export const loginRequest = z.object({ email, password: z.string().min(1).max(128) });
export const resetPasswordRequest = z.object({ resetToken: z.string().min(1).max(200), password });
export const updateUserRequest = z.object({ fullName: fullName.optional(), language: z.enum(languages).optional() });

export const userResponse = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
});
export const sessionResponse = z.object({ token: z.string(), user: userResponse });
export const verificationResponse = z.object({ verificationToken: z.string() });
export const resetTokenResponse = z.object({ resetToken: z.string() });

export type User = z.infer<typeof userResponse>;
export type Session = z.infer<typeof sessionResponse>;
