import * as googleButtonTexts from '../../../core/texts/google-button.ts';
import google from '../../assets/google.svg?url';
import { useRootData } from '../../rendering/root-data.ts';

/** Sends the `GoogleForm` of this id; absent where Google is not set up. */
export function GoogleButton({ form }: { form: string }) {
  if (!useRootData()?.google) return null;
  return (
    <button type="submit" form={form} className="button button-quiet button-block">
      <img src={google} alt="" width={18} height={18} />
      {googleButtonTexts.signIn}
    </button>
  );
}
