import { useFormState } from './form-state.tsx';

/**
 * Which state of a thing a form was filled in on, so that it does not silently replace a newer one: with values that
 * were kept it is theirs. Whoever has been told of the newer one may replace it.
 */
export function VersionField({ name = 'version', now }: { name?: string; now: number }) {
  const { failure, values } = useFormState();
  return <input type="hidden" name={name} value={failure?.conflict ? now : (values[name] ?? now)} />;
}
