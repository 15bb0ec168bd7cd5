import type { Checked } from '../checked.ts';
import { DomainError, type FieldErrors } from '../errors.ts';
import { herbsIn } from '../herbs/herbs-in.ts';
import { checkLocation } from '../locations/locations.ts';
import { isPictureKey } from '../pictures/picture-key.ts';
import { texts } from '../texts.ts';
import { parseDescription } from './description.ts';
import { maxPictures } from './limits.ts';
import { parsePrice } from './price.ts';
import { parseTitle } from './title.ts';

/** The fields of /post and /update-herb as they were typed. */
export interface AdvertForm {
  readonly herbtitle: string;
  readonly description: string;
  readonly price: string;
  readonly selectedDistrict: string;
  readonly selectedVillage: string;
  /** In order; the first is the cover. */
  readonly pictureKeys: readonly string[];
  /** Why uploads of this form were refused; any makes the form invalid. */
  readonly pictureProblems: readonly string[];
}

/** What a valid form says. */
export interface AdvertContent {
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly district: string;
  readonly village: string | undefined;
  readonly pictureKeys: readonly string[];
  /** Herbs that the title names. */
  readonly herbs: readonly string[];
}

/** Each key of the form once, in order; of those beyond what an advert may have only the first, as they are refused anyway. */
export function distinctPictureKeys(form: AdvertForm): readonly string[] {
  const keys = form.pictureKeys.filter(isPictureKey);
  return [...new Set(keys)].slice(0, maxPictures + 1);
}

/** The form's content; refuses with every problem at once. `usable` are the pictures that its sender may use. */
export function parseAdvertForm(form: AdvertForm, usable: ReadonlySet<string>): AdvertContent {
  const title = parseTitle(form.herbtitle);
  const description = parseDescription(form.description);
  const price = parsePrice(form.price);
  const location = checkLocation(form.selectedDistrict, form.selectedVillage);
  const pictures = checkPictures(form, usable);
  if (title.ok && description.ok && price.ok && location.ok && pictures.ok) {
    return {
      title: title.value,
      description: description.value,
      price: price.value,
      ...location.value,
      pictureKeys: pictures.value,
      herbs: herbsIn(title.value),
    };
  }
  const problems: FieldErrors = {
    ...problemAt('herbtitle', title),
    ...problemAt('description', description),
    ...problemAt('price', price),
    ...(location.ok ? {} : location.problems),
    ...problemAt('images', pictures),
  };
  throw new DomainError('invalid', texts.forms.checkFields, problems);
}

function checkPictures(form: AdvertForm, usable: ReadonlySet<string>): Checked<readonly string[]> {
  if (form.pictureProblems.length > 0) {
    return { ok: false, problem: [...new Set(form.pictureProblems)].join('\n') };
  }
  if (form.pictureKeys.length === 0) return { ok: false, problem: texts.pictures.missing };
  if (chosen(form.pictureKeys) > maxPictures) {
    return { ok: false, problem: texts.pictures.tooMany(maxPictures) };
  }
  if (form.pictureKeys.some((key) => !usable.has(key))) {
    return { ok: false, problem: texts.pictures.chooseAgain };
  }
  return { ok: true, value: distinctPictureKeys(form) };
}

/**
 * How many photos were chosen. One that the form has kept may be chosen once more, which people without script have to
 * do, so a key that stands there twice counts once.
 */
function chosen(keys: readonly string[]): number {
  const distinct = [...new Set(keys)];
  const twice = distinct.filter((key) => keys.filter((other) => other === key).length === 2);
  return keys.length - twice.length;
}

function problemAt(field: string, checked: Checked<unknown>): FieldErrors {
  return checked.ok ? {} : { [field]: checked.problem };
}
