import { expect, it } from 'vitest';
import { addAdvert, addUser } from '../../../core/fixtures-for-test.ts';
import { siteOfPages } from '../../composition/site-for-test.ts';
import { loader } from '../../routes/post_.usual-price.ts';

const site = siteOfPages();

async function advice(title: string, goods = ''): Promise<string> {
  const request = new Request(`http://localhost/post/usual-price?${new URLSearchParams({ title, goods })}`);
  return (await loader({ request, params: {}, context: {} })).text();
}

it('says what the herb in a title usually costs, by the kind of goods where enough adverts say it', async () => {
  const { ports } = site();
  const seller = await addUser(ports, 'amina');
  for (let price = 1000; price <= 8000; price += 1000) {
    await addAdvert(ports, seller, { herbtitle: 'Neem', price: String(price) });
    await addAdvert(ports, seller, {
      herbtitle: 'Neem',
      price: String(10 * price),
      quantity: '1',
      unit: 'kg',
      goods: 'dried',
    });
  }
  const all = 'About Neem. Usually UGX 5,000 to 40,000.';
  expect(await advice('fresh mwarobaini, cut today')).toBe(all);
  expect(await advice('fresh mwarobaini, cut today', 'dried')).toBe(
    'About Neem. Dried: usually UGX 30,000 to 60,000 per kg.',
  );
  expect(await advice('neem oil', 'oil'), 'a kind of which there are too few').toBe(all);
  expect(await advice('neem', 'stones')).toBe(all);
});

it('says nothing of a herb that few people sell, of two, of something else or of no title', async () => {
  const { ports } = site();
  await addAdvert(ports, await addUser(ports, 'babirye'), { herbtitle: 'Moringa' });
  for (const title of ['moringa', 'neem and ginger', 'a clay pot', '', 'a'.repeat(5000)]) {
    expect(await advice(title), title).toBe('');
  }
});
