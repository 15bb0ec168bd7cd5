import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormFailure } from '../../requests/request.server.ts';
import { FormStateContext } from './form-state.tsx';
import { VersionField } from './version-field.tsx';

const refused: FormFailure = {
  ok: false,
  errors: {},
  message: 'No',
  values: { version: '1' },
  pictureKeys: [],
  pictures: [],
  formKey: '',
};

function shown(values: Readonly<Record<string, string>>, failure?: FormFailure): string | undefined {
  const form = {
    id: 'form',
    failure,
    errors: {},
    values: { ...values, ...failure?.values },
    soleError: false,
    busy: false,
  };
  const html = renderToString(
    <FormStateContext.Provider value={form}>
      <VersionField now={2} />
    </FormStateContext.Provider>,
  );
  return /value="(\d+)"/.exec(html)?.[1];
}

it('is of what is there now, unless the values of the form are of an older one', () => {
  expect(shown({})).toBe('2');
  expect(shown({ version: '1' })).toBe('1');
});

it('stays after a refusal, unless that was because of the newer one', () => {
  expect(shown({}, refused)).toBe('1');
  expect(shown({ version: '1' }, { ...refused, conflict: true })).toBe('2');
});
