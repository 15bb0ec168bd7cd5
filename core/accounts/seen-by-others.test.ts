import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { createCore } from '../core.ts';
import { addUser, makeModerator, signUpForm } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { seenByOthers } from './seen-by-others.ts';

it.each([
  ['edit your about please', ''],
  ['edit your address please', ''],
  ['edit your phone number please', ''],
  ['edit your about please!', 'edit your about please!'],
  ['Herbs from Mpigi', 'Herbs from Mpigi'],
  ['', ''],
])('shows %j to others as %j', (field, seen) => {
  expect(seenByOthers(field)).toBe(seen);
});

describe('the profile of a new account', () => {
  /** Nakato has just signed up, and Moses, a moderator, has an account. */
  async function signedUp() {
    const ports = memoryPorts();
    const core = createCore(ports);
    const moses = await addUser(ports, 'moses', { emailVerified: true });
    const { token } = await core.signUp(signUpForm());
    const nakato = await core.resumeSession(token);
    return { ports, core, moses, nakato, id: nakato.kind === 'user' ? nakato.accountId : '' };
  }

  it('has placeholders for its owner, who edits them', async () => {
    const { core, nakato } = await signedUp();
    expect(await core.viewOwnProfile(nakato)).toMatchObject({
      about: 'edit your about please',
      address: 'edit your address please',
      phoneNumber: 'edit your phone number please',
    });
  });

  it('has an empty bio for others', async () => {
    const { core, moses, nakato, id } = await signedUp();
    for (const viewer of [visitor, moses, nakato])
      expect((await core.viewProfile(viewer, id)).profile.about).toBe('');
  });

  it('has an empty bio for moderators, in the report too', async () => {
    const { ports, core, moses, id } = await signedUp();
    await core.sendReport(visitor, { kind: 'user', id }, { reason: 'scam', text: '', formKey: '' });
    await makeModerator(ports, moses);
    const [found] = (await core.listCases(moses)).items;
    expect(found?.thing).toMatchObject({ title: 'Nakato Sarah', text: '' });
    expect(found?.reports[0]?.copy).toBe('Nakato Sarah (@nakato)\n\n');
  });

  it.each(['edit your about', 'edit your address please', 'please'])('is not found by %j', async (q) => {
    const { core } = await signedUp();
    expect((await core.search(visitor, q)).profiles).toEqual([]);
  });
});
