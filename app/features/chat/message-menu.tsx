import * as messageMenuTexts from '../../../core/texts/message-menu.ts';
import { closeOnEscape } from '../../ui/close-on-escape.ts';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/use-toast.ts';

/** What can be done with a message of the other person; only script can copy its text. */
export function MessageMenu({ id, text }: { id: string; text: string }) {
  const toast = useToast();
  // Browsers give the clipboard only to pages on https or on this machine.
  const copies = useHydrated() && text !== '' && 'clipboard' in navigator;
  const copy = () => navigator.clipboard.writeText(text).then(() => toast(messageMenuTexts.copied));
  return (
    <details className="message-more" onKeyDown={closeOnEscape}>
      <summary aria-label={messageMenuTexts.menu}>
        <Icon name="menu" />
      </summary>
      <a className="message-act" href={`/report?message=${id}`}>
        {messageMenuTexts.report}
      </a>
      {copies && (
        <button type="button" className="message-act" onClick={copy}>
          {messageMenuTexts.copy}
        </button>
      )}
    </details>
  );
}
