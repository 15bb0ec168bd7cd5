/** The six-digit passwords of an authenticator app, which change every thirty seconds: TOTP, RFC 6238. */
export interface OneTimePasswords {
  /** 160 random bits in base32, which people can type into an app. */
  newSecret(): string;
  /** The `otpauth:` address that gives an app the secret and the names to show. */
  address(secret: string, names: { readonly site: string; readonly account: string }): string;
  /**
   * The number of the time step that has this password: the current step, or the one before or after, because clocks
   * differ and typing takes time. Undefined if none of the three has it.
   */
  stepOf(secret: string, password: string, now: Date): number | undefined;
}
