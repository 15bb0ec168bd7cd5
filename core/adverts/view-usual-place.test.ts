import { expect, it } from 'vitest';
import { addAdvert, twoUsers } from '../fixtures-for-test.ts';
import { viewUsualPlace } from './view-usual-place.ts';

it("is what one's newest advert says, even when it is no longer shown", async () => {
  const { ports, amina, brian } = await twoUsers();
  expect(await viewUsualPlace(ports, amina)).toBeUndefined();
  await addAdvert(ports, amina, { selectedDistrict: 'Kampala', selectedVillage: 'Ntinda', pickUp: 'on' });
  ports.clock.advance(1_000);
  const newest = await addAdvert(ports, amina, {
    selectedDistrict: 'Gulu',
    selectedVillage: '',
    boda: 'on',
    parcel: 'on',
  });
  const { title, description } = (await ports.adverts.byId(newest)) ?? { title: '', description: '' };
  await ports.adverts.move(newest, { from: ['live'], to: 'ended', about: { title, description, herbs: [] } });
  expect(await viewUsualPlace(ports, amina)).toEqual({
    district: 'Gulu',
    village: undefined,
    pickUp: false,
    boda: true,
    parcel: true,
  });
  expect(await viewUsualPlace(ports, brian)).toBeUndefined();
});
