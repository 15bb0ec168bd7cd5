import { spawn } from 'node:child_process';
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Plain JavaScript for any Node: an old one cannot read the other scripts, and would crash in the database's native code.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [script = '', ...args] = process.argv.slice(2);
const file = resolve(script);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Node 22.12 or newer is needed, and this is ${process.version}. On Linux, "npm ci" installs one that npm then uses; elsewhere, get one from https://nodejs.org.`,
  );
  process.exitCode = 1;
} else if (major >= 24) {
  process.argv.splice(1, 2, file);
  // Node's compile cache, which halves the time of the next start, if the folder is writable.
  module.enableCompileCache(resolve('node_modules/.cache/compiled'));
  await import(pathToFileURL(file).href);
} else {
  const flags = [...process.execArgv, '--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, file, ...args], { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // Ctrl-C reaches both processes; this one waits until the script has ended.
  process.on('SIGINT', () => {});
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
