import * as progressTexts from '../../../core/texts/picture-progress.ts';
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
        <span>{progressTexts.shrinking({ number: Math.min(done + 1, total), total })}</span>
        <progress value={done} max={total} />
      </label>
      {blocked && <Alert kind="error">{picturesTexts.compressing}</Alert>}
    </div>
  );
}
