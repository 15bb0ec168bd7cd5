const noAnswer = 'no PostgreSQL server answers there';

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: noAnswer,
  '28000': 'the user or the password is wrong',
  '28P01': 'the user or the password is wrong',
  '3D000': 'there is no such database',
  '42501': 'the user may not create tables there',
  '53300': 'too many connections are open there',
  '57P03': 'the server is starting or stopping',
};

/** Why PostgreSQL cannot be reached or used, in words; undefined for any other error. */
export function connectionFailure(thrown: unknown): string | undefined {
  const error = isUnavailable(thrown) ? thrown.cause : thrown;
  if (!(error instanceof Error)) return undefined;
  // A host name with several addresses fails with one error for each, all alike.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  // By the system call, because the code ENOENT (here: no socket) also occurs for files.
  if ('syscall' in first && first.syscall === 'connect') return noAnswer;
  return 'code' in first ? reasons[String(first.code)] : undefined;
}

/** By name, because the built app has its own copy of the class. */
function isUnavailable(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'DatabaseUnavailable';
}
