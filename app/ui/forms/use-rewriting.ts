import { type CompositionEvent, type FormEvent, type RefObject, useEffect, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Rewriting<Control extends TextControl> {
  readonly ref: RefObject<Control>;
  readonly onInput: (event: FormEvent<Control>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<Control>) => void;
}

/**
 * Changes the text of a field while it is typed and leaves the caret where it was among the characters that stay;
 * `rewrite` is also told what was there before.
 * Text that a keyboard is still composing is left alone, because changing it makes phone keyboards repeat words.
 */
export function useRewriting<Control extends TextControl>({
  rewrite,
  onType,
}: {
  rewrite?: ((typed: string, before: string) => string) | undefined;
  onType?: ((value: string, typed: string) => void) | undefined;
}): Rewriting<Control> {
  const ref = useRef<Control>(null);
  const latestOnType = useRef(onType);
  latestOnType.current = onType;

  const before = useRef('');

  // Includes text typed before script loaded.
  useEffect(() => {
    if (!ref.current) return;
    before.current = ref.current.value;
    latestOnType.current?.(ref.current.value, ref.current.value);
  }, []);

  function apply(control: Control) {
    const typed = control.value;
    if (rewrite) {
      const { selectionStart } = control;
      const rewritten = rewrite(typed, before.current);
      if (rewritten !== typed) {
        const caret = caretAfter(rewrite(typed.slice(0, selectionStart ?? typed.length), ''), rewritten);
        control.value = rewritten;
        // An email field has no readable caret.
        if (selectionStart !== null) control.setSelectionRange(caret, caret);
      }
    }
    before.current = control.value;
    onType?.(control.value, typed);
  }

  return {
    ref,
    onInput: (event) => {
      const { isComposing } = event.nativeEvent as InputEvent;
      const { currentTarget: control } = event;
      if (isComposing) onType?.(control.value, control.value);
      else apply(control);
    },
    onCompositionEnd: (event) => apply(event.currentTarget),
  };
}

/** Separators differ between a prefix and the whole ("1,234" and "12,345"), so the caret counts other characters. */
function caretAfter(prefix: string, whole: string): number {
  const count = (text: string) => text.replaceAll(',', '').length;
  let caret = prefix.length;
  while (caret < whole.length && count(whole.slice(0, caret)) < count(prefix)) caret += 1;
  return caret;
}
