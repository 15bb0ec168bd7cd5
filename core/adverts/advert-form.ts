import { claimsIn, type FieldClaims } from '../claims/check-claims.ts';
import type { AdvertFields, advertFormFields } from '../entities/advert.ts';
import { herbsIn } from '../herb-names/herbs-in.ts';
import { parseLocation } from '../locations/locations.ts';
import { isPictureKey } from '../pictures/picture-key.ts';
import type { AdvertContent } from '../ports/adverts.ts';
import type { Ports } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { requireValid } from '../shared/require-valid.ts';
import { type Text, texts } from '../texts/text.ts';
import { parseApproval } from './approval.ts';
import { parseDescription } from './description.ts';
import { parseGoods } from './goods.ts';
import { maxPictures } from './limits.ts';
import { parseMeasure } from './measure.ts';
import { parsePrice } from './parse-price.ts';
import { parseTitle } from './title.ts';

/** The form of /post and /update-herb as it was sent; a missing text counts as empty. */
export interface AdvertForm extends Partial<Readonly<Record<(typeof advertFormFields)[number], string>>> {
  /** In order; the first is the cover. */
  readonly pictureKeys: readonly string[];
  /** Why uploads of this form were refused; a single problem makes the form invalid. */
  readonly pictureProblems: readonly Text[];
}

/** The form's keys in order, without duplicates; at most one more than an advert may have, which is refused. */
export function distinctPictureKeys(form: AdvertForm): readonly string[] {
  const keys = form.pictureKeys.filter(isPictureKey);
  return [...new Set(keys)].slice(0, maxPictures + 1);
}

/** What the form says in words, by field. */
export interface AdvertWords {
  readonly herbtitle: Checked<string, Text>;
  readonly description: Checked<string, Text>;
}

export function parseAdvertWords({ herbtitle = '', description = '' }: AdvertForm): AdvertWords {
  return { herbtitle: parseTitle(herbtitle), description: parseDescription(description) };
}

/**
 * The form's content; refuses with every problem at once. `words` are its own, `usable` are the pictures that its sender
 * may use, `before` is the advert as it stands.
 */
export function parseAdvertForm(
  form: AdvertForm,
  {
    words,
    usable,
    now,
    before,
  }: {
    readonly words: AdvertWords;
    readonly usable: ReadonlySet<string>;
    readonly now: Date;
    readonly before?: Pick<AdvertFields, 'approval'>;
  },
): AdvertContent {
  const valid = requireValid({
    ...words,
    goods: parseGoods(form.goods ?? ''),
    price: parsePrice(form.price ?? ''),
    ...parseMeasure(form),
    ...parseLocation(form.selectedDistrict ?? '', form.selectedVillage ?? ''),
    ...parseApproval(form, { now, before: before?.approval }),
    images: checkPictures(form, usable),
  });
  return {
    title: valid.herbtitle,
    description: valid.description,
    price: valid.price,
    quantity: valid.quantity,
    unit: valid.unit,
    goods: valid.goods,
    district: valid.selectedDistrict,
    village: valid.selectedVillage,
    pickUp: isChecked(form.pickUp),
    boda: isChecked(form.boda),
    parcel: isChecked(form.parcel),
    approval: valid.ndaNumber === '' ? undefined : { number: valid.ndaNumber, until: valid.ndaUntil },
    pictureKeys: valid.images,
    herbs: herbsIn(valid.herbtitle, valid.description),
  };
}

/**
 * The claims in the form that something heals. A text that is refused anyway is not searched: the longest text that
 * can be sent would block the process for half a second.
 */
export function claimsInAdvert(
  ports: Pick<Ports, 'settings'>,
  { herbtitle = '', description = '' }: AdvertForm,
  words: AdvertWords,
): FieldClaims | undefined {
  if (!words.herbtitle.ok || !words.description.ok) return undefined;
  return claimsIn(ports, { herbtitle, description });
}

/** Whether a checkbox of the form was checked: one that is not sends nothing. */
function isChecked(value = ''): boolean {
  return value !== '';
}

function checkPictures(
  form: AdvertForm,
  usable: ReadonlySet<string>,
): Checked<readonly string[], Text | readonly Text[]> {
  if (form.pictureProblems.length > 0) {
    return { ok: false, problem: form.pictureProblems };
  }
  if (form.pictureKeys.length === 0) return { ok: false, problem: texts.pictures.missing };
  if (chosen(form.pictureKeys) > maxPictures) {
    return { ok: false, problem: texts.pictures.tooMany({ max: maxPictures }) };
  }
  if (form.pictureKeys.some((key) => !usable.has(key))) {
    return { ok: false, problem: texts.pictures.chooseAgain };
  }
  return { ok: true, value: distinctPictureKeys(form) };
}

/**
 * The number of chosen photos. A key given twice counts once, because people without script have to choose a photo
 * again that the form has already kept.
 */
function chosen(keys: readonly string[]): number {
  const distinct = [...new Set(keys)];
  const twice = distinct.filter((key) => keys.filter((other) => other === key).length === 2);
  return keys.length - twice.length;
}
