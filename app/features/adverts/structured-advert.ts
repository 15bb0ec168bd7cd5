import type { AdvertDetail } from '../../../core/entities/advert.ts';
import { measureInCodes } from '../../../core/prices/unit-price.ts';
import * as advertPageTexts from '../../../core/texts/advert-page.ts';
import * as unitsTexts from '../../../core/texts/units.ts';
import type { RootData } from '../../rendering/root-data.ts';
import { sharedPictureUrl } from '../../ui/picture-url.ts';

interface Described
  extends Pick<
    AdvertDetail,
    'id' | 'title' | 'description' | 'price' | 'quantity' | 'unit' | 'district' | 'pictures' | 'seller'
  > {
  readonly state: AdvertDetail['state'];
  readonly herbs: readonly { readonly slug: string; readonly name: string }[];
}

type Site = Pick<RootData, 'pictureBase'> & { readonly site: Pick<RootData['site'], 'publicUrl'> };

/** The advert as a `Product` with its `Offer`, and the way to it from the home page, in the terms of schema.org. */
export function structuredAdvert(advert: Described, { site, pictureBase }: Site): readonly object[] {
  const { publicUrl } = site;
  const address = `${publicUrl}/singleherb/${advert.id}`;
  const { seller } = advert;
  const price = { price: advert.price, priceCurrency: 'UGX' };
  const measure = measureInCodes(advert, unitsTexts);
  const herbs = advert.herbs
    .slice(0, 1)
    .map(({ slug, name }) => ({ name, item: `${publicUrl}/herbs/${slug}` }));
  const way = [
    { name: advertPageTexts.home, item: `${publicUrl}/home` },
    ...herbs,
    { name: advert.title, item: address },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: advert.title,
      description: advert.description,
      image: advert.pictures.map(({ key }) => sharedPictureUrl(key, publicUrl, pictureBase)),
      offers: {
        '@type': 'Offer',
        url: address,
        ...price,
        ...(measure && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...price,
            referenceQuantity: { '@type': 'QuantitativeValue', ...measure },
          },
        }),
        availability: `https://schema.org/${advert.state === 'live' ? 'InStock' : 'SoldOut'}`,
        areaServed: { '@type': 'AdministrativeArea', name: `${advert.district}, Uganda` },
        ...(seller && { seller: { '@type': 'Person', name: seller.fullName } }),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
