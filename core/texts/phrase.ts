/** The names in braces of a template: `max` of `'at most {max} characters'`. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What a template is filled with. `count` is a number, since the words around it depend on it. */
export type Values<Template extends string> = {
  readonly [Name in NamesIn<Template>]: Name extends 'count' ? number : string | number;
};

/** A text with values in it. Translators see its template, never code. */
export interface Phrase<Template extends string = string> {
  (values: Values<Template>): string;
  readonly template: Template;
}

/** A text that differs between one and several of something. */
export interface Plural<One extends string = string, Other extends string = string> {
  (values: Values<One | Other> & { readonly count: number }): string;
  readonly template: { readonly one: One; readonly other: Other };
}

/** `phrase('at most {max} characters')({ max: 500 })` is "at most 500 characters". */
export function phrase<const Template extends string>(template: Template): Phrase<Template> {
  return Object.assign((values: Values<Template>) => fill(template, values), { template });
}

/**
 * `one` where `count` is 1, and `other` otherwise, which is the rule of English, Luganda and Kiswahili (Unicode CLDR,
 * plural rules).
 */
export function plural<const One extends string, const Other extends string>(
  one: One,
  other: Other,
): Plural<One, Other> {
  const choose = (values: Values<One | Other> & { readonly count: number }) =>
    fill(values.count === 1 ? one : other, values);
  return Object.assign(choose, { template: { one, other } });
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
