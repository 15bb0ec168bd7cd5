import type { Config } from '../../adapters/config.ts';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { openSite } from '../../app/composition/open-site.server.ts';
import { createCore } from '../../core/core.ts';
import { addAdvert, addUser } from '../../core/fixtures-for-test.ts';
import type { User } from '../../core/shared/viewer.ts';

/** Runs `work` while three sellers at once post and delete adverts on this site. */
export async function whileSiteIsBusy(config: Config, work: () => Promise<void>): Promise<void> {
  const shop = await openSite(config);
  const { pictureEncoder } = memoryPorts();
  const ports = { ...shop.ports, pictureEncoder };
  const core = createCore(ports);
  let over = false;
  const trade = async (name: string) => {
    const posted: { readonly seller: User; readonly id: string }[] = [];
    for (let number = 0; !over || number < 3; number += 1) {
      const seller = await addUser(ports, `${name}${number}`);
      const upload = fakePicture({ width: 400, height: 300, note: `${name} ${number}` });
      const { key } = await core.holdPicture(seller, upload);
      const id = await addAdvert(ports, seller, { pictureKeys: [key] });
      await ports.likes.set({ advertId: id, accountId: seller.accountId, liked: true, at: new Date() });
      posted.push({ seller, id });
      const gone = number % 3 === 2 ? posted.shift() : undefined;
      if (gone === undefined) continue;
      await core.deleteAdvert(gone.seller, gone.id);
      await core.sweepPictures();
    }
  };
  try {
    const traders = Promise.all(['amina', 'baraka', 'charity'].map(trade));
    await Promise.race([work(), traders]);
    over = true;
    await traders;
  } finally {
    over = true;
    await shop.close();
  }
}
