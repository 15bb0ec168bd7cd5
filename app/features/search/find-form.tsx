import { Form } from '@remix-run/react';
import * as findTexts from '../../../core/texts/find.ts';
import { Icon } from '../../ui/icon.tsx';

/** The search form of the top bar, which works without script. */
export function FindForm() {
  return (
    <Form className="find" role="search" action="/search">
      <input
        name="q"
        type="search"
        aria-label={findTexts.field}
        placeholder={findTexts.hint}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={findTexts.button}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
