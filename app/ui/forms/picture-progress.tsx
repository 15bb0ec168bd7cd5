import * as picturesTexts from '../../../core/texts/pictures.ts';
import { Alert } from '../alert.tsx';

/** Progress of shrinking pictures, and the reason why the form cannot be sent meanwhile. */
export function PictureProgress({
  progress,
  blocked,
}: {
  progress: { readonly done: number; readonly total: number } | undefined;
  blocked: boolean;
}) {
  if (progress === undefined) return null;
  const { done, total } = progress;
  return (
    <div className="picture-progress">
      <label>
        <span>
          Making photo {Math.min(done + 1, total)} of {total} smaller
        </span>
        <progress value={done} max={total} />
      </label>
      {blocked && <Alert kind="error">{picturesTexts.compressing}</Alert>}
    </div>
  );
}
