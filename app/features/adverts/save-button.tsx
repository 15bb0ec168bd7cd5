import { useEffect, useState } from 'react';
import * as reactionsTexts from '../../../core/texts/reactions.ts';
import * as savedTexts from '../../../core/texts/saved.ts';
import { Icon } from '../../ui/icon.tsx';
import { useReaction } from './use-reaction.ts';

interface Props {
  advertId: string;
  saved: boolean;
  onChange?: ((change: { savedByViewer: boolean }) => void) | undefined;
}

export function SaveButton({ advertId, saved, onChange }: Props) {
  const [kept, setKept] = useState(saved);
  useEffect(() => setKept(saved), [saved]);
  const reaction = useReaction({
    failed: savedTexts.failed,
    onDone(wanted) {
      setKept(wanted);
      onChange?.({ savedByViewer: wanted });
    },
  });
  const shown = reaction.optimistic ?? kept;
  return (
    <form
      className="reaction"
      method="post"
      data-offline={reaction.offline}
      action={`/singleherb/${advertId}/save`}
      onSubmit={reaction.onSubmit(!kept)}
    >
      <input type="hidden" name="saved" value={String(!kept)} />
      <button type="submit" className={shown ? 'icon-button save save-kept' : 'icon-button save'}>
        <Icon name="save" />
        <span className="reaction-words">{shown ? reactionsTexts.saved : reactionsTexts.save}</span>
      </button>
    </form>
  );
}
