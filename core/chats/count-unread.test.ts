import { expect, it } from 'vitest';
import { threeUsers } from '../fixtures-for-test.ts';
import { say } from './conversation-for-test.ts';
import { countUnread } from './count-unread.ts';

it('adds up what others have written in all conversations', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  expect(await countUnread(ports, amina)).toEqual({ unread: 0, lastEventId: '0', unreadNotifications: 0 });
  await say(ports, brian, amina, 'one');
  await say(ports, chebet, amina, 'two');
  await say(ports, chebet, amina, 'three');
  await say(ports, amina, brian, 'mine');
  expect(await countUnread(ports, amina)).toEqual({ unread: 3, lastEventId: '4', unreadNotifications: 0 });
  expect(await countUnread(ports, chebet)).toEqual({ unread: 0, lastEventId: '2', unreadNotifications: 0 });
});
