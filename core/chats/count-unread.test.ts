import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { say, scene } from './conversation-for-test.ts';
import { countUnread } from './count-unread.ts';

describe('countUnread', () => {
  it('adds up what others wrote in all conversations', async () => {
    const { ports, amina, brian } = await scene();
    const chebet = await addUser(ports, 'chebet');
    expect(await countUnread(ports, amina)).toEqual({ unread: 0, lastEventId: '0' });
    await say(ports, brian, amina, 'one');
    await say(ports, chebet, amina, 'two');
    await say(ports, chebet, amina, 'three');
    await say(ports, amina, brian, 'mine');
    expect(await countUnread(ports, amina)).toEqual({ unread: 3, lastEventId: '4' });
    expect(await countUnread(ports, chebet)).toEqual({ unread: 0, lastEventId: '2' });
  });

  it('needs somebody who is signed in', async () => {
    expect(await refusalOf(countUnread(memoryPorts(), visitor))).toMatchObject({ code: 'unauthenticated' });
  });
});
