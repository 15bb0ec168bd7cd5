import { expect, test } from 'vitest';
import { textsIn } from '../texts/catalogues.ts';
import { texts } from '../texts/text.ts';
import { DomainError, fieldsInWords } from './errors.ts';

test('the log has a refusal in English', () => {
  expect(new DomainError('not-found', texts.errors.notFound).message).toBe(textsIn('en').errors.notFound);
});

test('a field with several texts has each in a line of its own, and says none twice', () => {
  const { damaged, unsupported } = texts.pictures;
  const { adverts, pictures } = textsIn('en');
  const fields = { images: [damaged, unsupported, damaged], price: texts.adverts.priceInvalid };
  expect(fieldsInWords(fields, 'en')).toEqual({
    images: `${pictures.damaged}\n${pictures.unsupported}`,
    price: adverts.priceInvalid,
  });
});
