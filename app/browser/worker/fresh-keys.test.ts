import { expect, test } from 'vitest';
import { withFreshKeys } from './fresh-keys.ts';

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
const id = 'aB3'.repeat(10);
const kept =
  `<input type="hidden" name="formKey" value="${key}"/><input type="hidden" name="messageId" value="${id}"/>` +
  `<input name="with" value="${'x'.repeat(20)}"/><script>["formKey","${key}","messageId","${id}"]</script>`;

test('gives each form of a kept page a key of its own each time, and its script the same', () => {
  const [first, second] = [withFreshKeys(kept), withFreshKeys(kept)];
  expect(first).not.toContain(key);
  expect(first).not.toContain(id);
  expect(first).not.toBe(second);
  const [form, message] = [...first.matchAll(/value="([0-9a-f]{30})"/g)].map(([, made]) => made);
  expect(form).not.toBe(message);
  expect(first).toContain(`["formKey","${form}","messageId","${message}"]`);
  expect(first).toContain('x'.repeat(20));
});
