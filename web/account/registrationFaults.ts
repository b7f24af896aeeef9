import { looksLikeEmail } from './looksLikeEmail.ts';

export interface RegistrationFields {
  fullName: string;
  email: string;
  password: string;
  confirmation: string;
  verified: boolean;
  termsAccepted: boolean;
}

export const shortestPassword = 8;

/** Client-side validation: a locale key for each invalid field. */
export function registrationFaults(fields: RegistrationFields) {
  return {
    ...(fields.fullName.trim() ? {} : { fullName: 'validation.required' as const }),
    ...(looksLikeEmail(fields.email) ? {} : { email: 'validation.email' as const }),
    ...passwordFaults(fields),
    ...(fields.verified ? {} : { code: 'validation.verifyEmail' as const }),
    ...(fields.termsAccepted ? {} : { acceptTerms: 'validation.acceptTerms' as const }),
  };
}

export function passwordFaults({ password, confirmation }: Pick<RegistrationFields, 'password' | 'confirmation'>) {
  return {
    ...([...password].length >= shortestPassword ? {} : { password: 'validation.passwordLength' as const }),
    ...(password === confirmation ? {} : { confirmation: 'validation.passwordsDiffer' as const }),
  };
}
