import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { toggleSaved } from './toggle-saved.ts';
import { viewAdvert } from './view-advert.ts';

async function shop() {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const advertId = await addAdvert(ports, seller);
  const isSaved = async () => (await viewAdvert(ports, seller, advertId)).savedByViewer;
  return { ports, seller, advertId, isSaved };
}

describe('toggleSaved', () => {
  it.each([true, false])('makes saved be %s, however often it is asked for', async (saved) => {
    const { ports, seller, advertId, isSaved } = await shop();
    await toggleSaved(ports, seller, { advertId, saved: !saved });
    await toggleSaved(ports, seller, { advertId, saved });
    await toggleSaved(ports, seller, { advertId, saved });
    expect(await isSaved()).toBe(saved);
  });

  it.each(['ad_1', 'nothing', ''])('finds no advert %j', async (advertId) => {
    const { ports, seller } = await shop();
    expect(await refusalOf(toggleSaved(ports, seller, { advertId, saved: true }))).toMatchObject({
      code: 'not-found',
      message: 'Herb not found',
    });
  });

  it('is for signed-in people with a profile', async () => {
    const { ports, advertId } = await shop();
    const save = { advertId, saved: true };
    const carol = await addAccount(ports, 'carol');
    expect(await refusalOf(toggleSaved(ports, visitor, save))).toMatchObject({ code: 'unauthenticated' });
    expect(await refusalOf(toggleSaved(ports, carol, save))).toMatchObject({ code: 'profile-required' });
  });
});
