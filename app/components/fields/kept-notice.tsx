import { Alert } from '../alert.tsx';

/** Above a form whose text was kept over a log-in. */
export function KeptNotice({ draft, text }: { draft: unknown; text: string }) {
  return draft === undefined ? null : <Alert kind="success">{text}</Alert>;
}
