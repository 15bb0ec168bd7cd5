import type { Config } from '../../adapters/config.ts';
import type { HttpServer } from '../../adapters/http/create-http-server.ts';

/**
 * Listens as configured, and returns the address to print. If the port is not available, the process ends with one
 * line.
 */
export async function listen(server: HttpServer, config: Config): Promise<string> {
  try {
    const { port } = await server.listen(config.port, config.host);
    return config.publicUrl === undefined
      ? `http://localhost:${port}`
      : `${config.publicUrl} (listening on ${config.host}, port ${port})`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const explained = reasons[code]?.(config);
    if (explained === undefined) throw error;
    console.error(explained);
    process.exit(1);
  }
}

const reasons: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is taken by another program; stop it, or choose another port.`,
  EACCES: ({ port }) => `PORT: ${port} may not be used by this user; choose 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is not an address of this machine.`,
};
