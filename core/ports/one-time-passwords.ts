/** The six digits that an authenticator app shows, new ones every thirty seconds: TOTP, RFC 6238. */
export interface OneTimePasswords {
  /** 160 random bits in base32, as people type them into an app. */
  newSecret(): string;
  /** The address from which an app reads the secret and the names that it shows. */
  address(secret: string, names: { readonly site: string; readonly account: string }): string;
  /**
   * The number of the time step that has this password: the current one, or the one before or after, because clocks
   * differ and typing takes time. Undefined if none of them has it.
   */
  stepOf(secret: string, password: string, now: Date): number | undefined;
}
