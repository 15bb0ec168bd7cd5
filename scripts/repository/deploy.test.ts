import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../adapters/http/request-body.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const services = readdirSync(join(root, 'deploy')).filter((name) => name.endsWith('.service'));
const commandOf = (service: string) => /^ExecStart=\S+\/node (.+)$/m.exec(read(`deploy/${service}`))?.[1];
const hardening = (service: string) =>
  read(`deploy/${service}`)
    .split('\n')
    .filter((line) =>
      /^(?:Cap|Device|Lock|NoNew|Private|Proc|Protect|RemoveIPC|Restrict[A-Z]|SystemCall|UMask)/.test(line),
    );

test('the unit of the site runs what npm start runs', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [, arenas] = /^Environment=.* (MALLOC_ARENA_MAX=\d+)$/m.exec(read('deploy/eddagala.service')) ?? [];
  expect(`${arenas} exec node ${commandOf('eddagala.service')}`).toBe(scripts.start);
});

test.each(services)('%s runs the release that the link leads to', (service) => {
  const unit = read(`deploy/${service}`);
  expect(unit).toMatch(/^WorkingDirectory=\/srv\/eddagala\/current$/m);
  expect(unit).toMatch(/^ExecStart=\/srv\/eddagala\/current\/node_modules\/\.bin\/node /m);
  expect(unit).not.toMatch(/\/opt\//);
});

test('Caddy has a page that needs nothing else for when the site is away', () => {
  const [, folder, name] = /root \* (\S+)\n\s+rewrite \* \/(\S+)/.exec(read('deploy/Caddyfile')) ?? [];
  expect(folder).toBe('/srv/eddagala/current/deploy');
  const page = read(`deploy/${name}`);
  expect(page).not.toMatch(/<script|<img|<link|src=|url\(/);
  expect(Buffer.byteLength(page)).toBeLessThan(1400);
});

test.each(['deploy/Caddyfile', 'docker/Caddyfile'])(
  '%s lets only pages wait, which have no content to lose',
  (file) => {
    const waiting = [...read(file).matchAll(/reverse_proxy (\S+) .*\{\n\s+lb_try_duration/g)];
    expect(waiting.map(([, who]) => who)).toEqual(['@page']);
    expect(read(file)).toMatch(/^\s+@page method GET HEAD$/m);
  },
);

test('the units of backups run the command, in one folder, as the manual says', () => {
  const [into, check] = ['backup.service', 'backup-check.service'].map(commandOf);
  expect(into).toBe('scripts/run.js scripts/commands/backup.ts --into /var/backups/eddagala');
  expect(check).toBe('scripts/run.js scripts/commands/backup.ts --check /var/backups/eddagala');
  expect(read('docs/self-hosting.md')).toContain('-m 700 /var/backups/eddagala');
});

test('a backup is tried once it is written, even if both are due at once', () => {
  expect(read('deploy/backup-check.service')).toMatch(/^After=eddagala-backup\.service$/m);
});

test.each(services)('%s is as restricted as the site', (service) => {
  expect(hardening(service).length).toBeGreaterThan(20);
  expect(hardening(service)).toEqual(hardening('eddagala.service'));
});

test('Caddy lets through forms as large as the site accepts', () => {
  const [, mebibytes] = /max_size (\d+)MiB/.exec(read('deploy/Caddyfile')) ?? [];
  expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThanOrEqual(bodyLimit('multipart/form-data'));
});
