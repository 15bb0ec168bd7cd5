import { Alert } from '../alert.tsx';

/** The failure of the whole form, above it. Takes the focus when no field does. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div className="form-alert" tabIndex={-1}>
      <Alert kind="error">{message}</Alert>
    </div>
  );
}
