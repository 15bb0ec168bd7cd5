import * as liteTexts from '../../../core/texts/lite.ts';

/**
 * Offers Lite. Either answer leaves a cookie, after which it is not offered again: a no holds even if the browser asks
 * for pages that save data.
 */
export function LiteOffer() {
  if (/(?:^|;\s*)(?:__Host-)?lite=/.test(document.cookie)) return null;
  return (
    <form className="lite-offer" method="post" action="/lite" aria-label={liteTexts.name}>
      <p>{liteTexts.offer}</p>
      <button type="submit" className="button button-quiet" name="lite" value="1">
        {liteTexts.accept}
      </button>
      <button type="submit" className="button button-plain" name="lite" value="0">
        {liteTexts.decline}
      </button>
    </form>
  );
}
