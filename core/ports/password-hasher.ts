export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Without a hash it does the same work and returns false: the time taken must not reveal whether an account exists.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
