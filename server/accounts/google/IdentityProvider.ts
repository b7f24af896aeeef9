/** The secrets of one trip to a provider and back. */
export interface Trip {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who came back, as the provider vouches for it. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** null: none that the provider has verified. */
  email: string | null;
  name: string | null;
}

export interface IdentityProvider {
  /** Where a person goes to sign in. */
  authorizationUrl(trip: Trip): Promise<string>;
  /** Exchanges the code that a person came back with. Throws `google-refused`, or unavailable where nobody answers. */
  identify(returned: { code: string; issuer?: string | undefined }, trip: Trip): Promise<ProvenIdentity>;
}
