import { type SyntheticEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;
type Controls = HTMLFormControlsCollection & Record<'herbtitle' | 'goods', Control>;

/** What the herb in the title usually costs, in words, and the handler of events after which that is asked again. */
export function usePriceAdvice() {
  const [advice, setAdvice] = useState('');
  const asking = useRef<AbortController>();

  function ask({ currentTarget: { form } }: SyntheticEvent<Control>) {
    const { herbtitle, goods } = (form as HTMLFormElement).elements as Controls;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const query = new URLSearchParams({ title: herbtitle.value, goods: goods.value });
    fetch(`/post/usual-price?${query}`, { signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      // It is advice: whoever has no network sees none.
      .catch(() => '')
      .then((words) => signal.aborted || setAdvice(words));
  }
  return { advice, ask };
}
