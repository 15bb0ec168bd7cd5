import { expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { createMemorySearchEngine } from '../../adapters/memory/search-engine.ts';
import { editAccount } from '../accounts/edit-account.ts';
import { setUpAccount } from '../accounts/set-up-account.ts';
import { signUp } from '../accounts/sign-up.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { postAdvert } from '../adverts/post-advert.ts';
import { updateAdvert } from '../adverts/update-advert.ts';
import {
  addAccount,
  addAdvert,
  addUser,
  advertForm,
  holdPictures,
  profileForm,
  signUpForm,
  waitingTasks,
} from '../fixtures-for-test.ts';

const setUpForm = { about: 'Herbs', address: 'Wandegeya', phoneNumber: '0772123456', consent: true };

/** Each makes a change that the engine has to index, and returns the task for it. */
const acts: Readonly<Record<string, (ports: MemoryPorts) => Promise<object>>> = {
  'posting an advert': async (ports) => ({
    kind: 'index-advert',
    advertId: await addAdvert(ports, await addUser(ports, 'amina')),
  }),
  'changing an advert': async (ports) => {
    const { user, advertId } = await advertOfUser(ports);
    const pictureKeys = await holdPictures(ports, user, 'other');
    await updateAdvert(ports, user, advertId, advertForm({ pictureKeys }));
    return { kind: 'index-advert', advertId };
  },
  'deleting an advert': async (ports) => {
    const { user, advertId } = await advertOfUser(ports);
    await deleteAdvert(ports, user, advertId);
    return { kind: 'index-advert', advertId };
  },
  'signing up': async (ports) => {
    await signUp(ports, signUpForm());
    const account = await ports.accounts.byEmail(signUpForm().email);
    return { kind: 'index-profile', accountId: account?.id };
  },
  'setting up an account': async (ports) => {
    const holder = await addAccount(ports, 'amina');
    await setUpAccount(ports, holder, setUpForm);
    return { kind: 'index-profile', accountId: holder.accountId };
  },
  'editing a profile': async (ports) => {
    const user = await addUser(ports, 'amina');
    await editAccount(ports, user, profileForm());
    return { kind: 'index-profile', accountId: user.accountId };
  },
};

async function advertOfUser(ports: MemoryPorts) {
  const user = await addUser(ports, 'amina');
  const advertId = await addAdvert({ ...ports, searchEngine: undefined }, user);
  return { user, advertId };
}

const indexTasks = (ports: MemoryPorts) =>
  waitingTasks(ports).filter(({ kind }) => kind === 'index-advert' || kind === 'index-profile');

it.each(Object.entries(acts))('%s updates the search engine', async (_, act) => {
  const ports = { ...memoryPorts(), searchEngine: createMemorySearchEngine() };
  const task = await act(ports);
  expect(indexTasks(ports)).toEqual([task]);
});

it.each(Object.entries(acts))('%s leaves no task if there is no engine', async (_, act) => {
  const ports = memoryPorts();
  await act(ports);
  expect(indexTasks(ports)).toEqual([]);
});

it('the same form sent twice updates it once', async () => {
  const ports = { ...memoryPorts(), searchEngine: createMemorySearchEngine() };
  const user = await addUser(ports, 'amina');
  const form = advertForm({ pictureKeys: await holdPictures(ports, user, 'one') });
  const key = 'c0ffee00-0000-4000-8000-000000000000';
  for (const formKey of [key, key]) await postAdvert(ports, user, { form, formKey });
  expect(indexTasks(ports)).toHaveLength(1);
});

it('a refused form does not update it', async () => {
  const ports = { ...memoryPorts(), searchEngine: createMemorySearchEngine() };
  const user = await addUser(ports, 'amina');
  await expect(
    postAdvert(ports, user, { form: advertForm({ herbtitle: '' }), formKey: '' }),
  ).rejects.toThrow();
  await expect(editAccount(ports, user, profileForm({ username: '?' }))).rejects.toThrow();
  expect(indexTasks(ports)).toEqual([]);
});
