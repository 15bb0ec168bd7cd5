import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import { addAdvert, advertForm, holdPictures } from '../fixtures-for-test.ts';
import { addPair } from './conversation-for-test.ts';
import { readConversation } from './read-conversation.ts';
import { startConversation } from './start-conversation.ts';

const messageId = 'm'.repeat(30);
const message = 'Is it still there?';

describe('startConversation', () => {
  it('quotes the advert as it was called when the message was sent', async () => {
    const ports = memoryPorts();
    const [amina, brian] = await addPair(ports);
    const advertId = await addAdvert(ports, amina, { herbtitle: 'Fresh mululuza' });
    await startConversation(ports, brian, { with: amina.accountId, advertId, message, messageId });
    const pictureKeys = await holdPictures(ports, amina, 'another');
    await updateAdvert(ports, amina, advertId, advertForm({ herbtitle: 'Dried mululuza', pictureKeys }));
    const quoted = async () =>
      (await readConversation(ports, amina, { with: brian.accountId })).messages[0]?.quotedAdvert;
    expect(await quoted()).toEqual({ id: advertId, title: 'fresh mululuza' });
    await deleteAdvert(ports, amina, advertId);
    expect(await quoted()).toEqual({ id: advertId, title: 'fresh mululuza' });
  });

  it('quotes nothing from a profile', async () => {
    const ports = memoryPorts();
    const [amina, brian] = await addPair(ports);
    const sent = await startConversation(ports, brian, { with: amina.accountId, message, messageId });
    expect(sent.quotedAdvert).toBeUndefined();
  });

  it.each(['ad_1', '', "ad_1' or 1=1"])('sends what was typed without a quote of %j', async (advertId) => {
    const ports = memoryPorts();
    const [amina, brian] = await addPair(ports);
    const form = { with: amina.accountId, advertId, message, messageId };
    expect(await startConversation(ports, brian, form)).toMatchObject({
      text: message,
      quotedAdvert: undefined,
    });
  });

  it('quotes no advert of anybody else', async () => {
    const ports = memoryPorts();
    const [amina, brian] = await addPair(ports);
    const advertId = await addAdvert(ports, brian);
    const form = { with: amina.accountId, advertId, message, messageId };
    expect((await startConversation(ports, brian, form)).quotedAdvert).toBeUndefined();
  });

  it('takes the same message sent again for the first one', async () => {
    const ports = memoryPorts();
    const [amina, brian] = await addPair(ports);
    const advertId = await addAdvert(ports, amina);
    const form = { with: amina.accountId, advertId, message, messageId };
    const first = await startConversation(ports, brian, form);
    expect(await startConversation(ports, brian, form)).toEqual(first);
    expect((await readConversation(ports, brian, { with: amina.accountId })).messages).toEqual([first]);
  });
});
