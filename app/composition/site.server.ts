import { type OpenSite, openSiteOnce } from './open-site.server.ts';

export { pictureBase } from '../../adapters/config.ts';

/** What loaders and actions get of the open site: the core's use cases, and no way to bypass them. */
type Site = Pick<OpenSite, 'core' | 'config' | 'secrets' | 'changes'>;

export async function getSite(): Promise<Site> {
  const { core, config, secrets, changes } = await openSiteOnce();
  return { core, config, secrets, changes };
}
