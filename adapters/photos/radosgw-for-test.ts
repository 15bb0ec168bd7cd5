import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import {
  freePort,
  type ServerProcess,
  serverEnvironment,
  startServerProcess,
  unprivileged,
} from '../server-process-for-test.ts';

/** The endpoint of an S3 server, and credentials. */
export interface S3Address {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A real S3 server. */
export interface TestS3 extends S3Address {
  /** Makes the endpoint unreachable; the data stays. */
  kill(): Promise<void>;
  /** Undoes `kill`, at the same endpoint. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const programs = 'ceph-authtool ceph-mon ceph-osd osdmaptool monmaptool radosgw radosgw-admin'.split(' ');

/** A minimal cluster: one monitor, and one store in memory without replicas. */
function settingsOf(folder: string, monitorPort: number, gatewayPort: number): string {
  return `[global]
fsid = ${randomUUID()}
mon host = [v2:127.0.0.1:${monitorPort}]
public network = 127.0.0.0/8
run dir = ${folder}
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
admin socket =
log file =
mon cluster log file =
log to stderr = true
err to stderr = true
debug rocksdb = 0
paxos propose interval = 0.02
mon tick interval = 1
mon data avail crit = 0
mon allow pool size one = true
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd client watch timeout = 1
osd default notify timeout = 1
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort} tcp_nodelay=1
rgw thread pool size = 32
rgw cache enabled = false
`;
}

/**
 * Starts a real S3 server on loopback: Ceph's radosgw, which has to be installed
 * (scripts/test-servers/install-radosgw.sh). Unlike the imitations on npm it checks signatures.
 */
export async function startRadosgw(): Promise<TestS3> {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')}: not installed. Run scripts/test-servers/install-radosgw.sh as root, or name another S3 server in S3_TEST_ENDPOINT.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'eddagala-s3-'));
  if (unprivileged.uid !== undefined) chownSync(folder, unprivileged.uid, unprivileged.gid);
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const settings = join(folder, 'ceph.conf');
  writeFileSync(settings, settingsOf(folder, monitorPort, gatewayPort));
  const endpoint = `http://127.0.0.1:${gatewayPort}`;

  const call = (program: string, ...args: string[]) =>
    run(program, args, { ...unprivileged, cwd: folder, env: serverEnvironment(folder) });
  const prepare = (line: string) => {
    const [program = '', ...args] = line.split(' ');
    return call(program, '-c', settings, ...args);
  };
  const serve = (program: string, args: readonly string[], keepFolder = false) =>
    startServerProcess({ command: program, args: ['-c', settings, ...args, '-f'], folder, keepFolder });

  await makeKeys(call);
  await prepare('osdmaptool --createsimple 1 osdmap');
  await prepare(`monmaptool --create --addv a [v2:127.0.0.1:${monitorPort}] monmap`);
  await call('mkdir', 'mon', 'osd');
  await prepare('ceph-mon -i a --mkfs --keyring keyring --monmap monmap --osdmap osdmap');
  const monitor = serve('ceph-mon', ['-i', 'a']);
  await prepare('ceph-osd -i 0 --mkfs');
  const store = serve('ceph-osd', ['-i', '0']);
  // A gateway that starts before the store is active retries only after five seconds.
  await store.printed('state: booting -> active');

  const startGateway = async (): Promise<ServerProcess> => {
    const started = serve('radosgw', ['-n', 'client.gateway'], true);
    await started.answers(endpoint);
    return started;
  };
  let gateway = await startGateway();
  const credentials = {
    accessKeyId: randomBytes(10).toString('hex'),
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  const keys = `--access-key=${credentials.accessKeyId} --secret-key=${credentials.secretAccessKey}`;
  await prepare(`radosgw-admin -n client.gateway user create --uid=shop --display-name=Shop ${keys}`);
  return {
    endpoint,
    region: 'us-east-1',
    ...credentials,
    kill: () => gateway.kill(),
    async revive() {
      gateway = await startGateway();
    },
    async stop() {
      await gateway.kill();
      await Promise.all([store.kill(), monitor.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeKeys(call: (program: string, ...args: string[]) => Promise<unknown>): Promise<void> {
  const keys = [
    ['mon.', '--cap', 'mon', 'allow *'],
    ['osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
    ['client.gateway', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
  ];
  await call('ceph-authtool', '--create-keyring', 'keyring');
  for (const [name = '', ...rights] of keys) {
    await call('ceph-authtool', 'keyring', '--gen-key', '-n', name, ...rights);
  }
}

function isInstalled(program: string): boolean {
  return (serverEnvironment('/')['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
