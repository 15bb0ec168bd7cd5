import { type OpenShop, openShopOnce } from './open-site.server.ts';

export { pictureBase } from './open-site.server.ts';

/** What pages know about the core: its use cases, and no way to bypass them. */
type Shop = Pick<OpenShop, 'core' | 'config' | 'secrets' | 'changes'>;

export async function getShop(): Promise<Shop> {
  const { core, config, secrets, changes } = await openShopOnce();
  return { core, config, secrets, changes };
}
