/** Secrets of one sign-in flow: state, nonce and PKCE verifier. */
export interface Trip {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity of the person who signed in, as verified by the provider. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** null when the provider has verified no address. */
  email: string | null;
  name: string | null;
}

export interface IdentityProvider {
  /** The URL to redirect the person to. */
  authorizationUrl(trip: Trip): Promise<string>;
  /**
   * Exchanges the authorization code for an identity. @throws `google-refused`, or UnavailableError when the provider
   * does not answer.
   */
  identify(returned: { code: string; issuer?: string | undefined }, trip: Trip): Promise<ProvenIdentity>;
}
