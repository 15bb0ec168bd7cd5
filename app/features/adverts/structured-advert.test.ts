import { expect, it } from 'vitest';
import { structuredAdvert } from './structured-advert.ts';

const advert = {
  id: 'ad_1',
  title: 'Dried neem',
  description: 'From the garden.',
  price: 8000,
  quantity: undefined,
  unit: undefined,
  district: 'Kampala',
  pictures: [],
  seller: undefined,
  state: 'live',
  herbs: [],
} as const;
const root = { site: { publicUrl: 'https://herbs.example' }, pictureBase: '/media' };

it('says what the price is for, with the common code of the unit', () => {
  const [product] = structuredAdvert({ ...advert, quantity: 250_000, unit: 'g' }, root);
  expect(product).toMatchObject({
    offers: {
      price: 8000,
      priceCurrency: 'UGX',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 8000,
        priceCurrency: 'UGX',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 250, unitCode: 'GRM' },
      },
    },
  });
});

it('says nothing of what the price is for where the seller does not', () => {
  expect(JSON.stringify(structuredAdvert(advert, root))).not.toContain('priceSpecification');
});
