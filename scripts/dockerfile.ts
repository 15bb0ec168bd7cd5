export interface Step {
  readonly instruction: string;
  readonly argument: string;
}

export interface Stage {
  readonly base: string;
  /** Undefined: nothing copies from it. */
  readonly name: string | undefined;
  readonly steps: readonly Step[];
}

/** Reads a Dockerfile as far as ours goes: stages, lines that go on after a backslash, comments on lines of their own. */
export function parseDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const line of lines) {
    const [, instruction = '', argument = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [, base = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(argument) ?? [];
      stages.push({ base, name, steps: [] });
    } else {
      stages.at(-1)?.steps.push({ instruction, argument });
    }
  }
  return stages;
}

/** The arguments of COPY: which stage it copies from, what, and where to. */
export function parseCopy(argument: string) {
  const words = argument.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '.' };
}

/** The variables that ENV sets. */
export function parseEnv(argument: string): Readonly<Record<string, string>> {
  return Object.fromEntries(argument.split(/\s+/).map((pair) => pair.split('=', 2) as [string, string]));
}

/** Whether a path lies in the build context, by the lines of .dockerignore; the last line that fits decides. */
export function isInContext(ignore: string, path: string): boolean {
  const rules = ignore.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return rules.reduce((kept, rule) => {
    const isException = rule.startsWith('!');
    return fits(isException ? rule.slice(1) : rule, path) ? isException : kept;
  }, true);
}

/** A rule fits the path itself and everything below it; a star stops at a slash, two do not. */
function fits(rule: string, path: string): boolean {
  const pattern = rule
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${pattern}(?:/|$)`).test(path);
}
