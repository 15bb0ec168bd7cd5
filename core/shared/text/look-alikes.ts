/**
 * Letters that look like a Latin one and are not made alike by NFKD: from Unicode's confusables (UTS 39), those of the
 * scripts that a phone's keyboard or a page of "fancy letters" offers.
 */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'вβьƅʙ',
    c: 'сϲᴄ',
    d: 'ԁɗđᴅ',
    e: 'еεєҽзᴇ',
    f: 'ƒғꜰ',
    g: 'ɡցգɢ',
    h: 'һнħʜΗ',
    i: 'іıιɪ',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'ӏłʟ',
    m: 'мμᴍ',
    n: 'пηողɴΝ',
    o: 'оοօøσᴏ',
    p: 'рρᴘ',
    q: 'ԛ',
    r: 'гɾᴦʀ',
    s: 'ѕꜱ',
    t: 'тτŧᴛ',
    u: 'υսцᴜ',
    v: 'ѵνᴠ',
    w: 'ԝωшɯᴡ',
    x: 'хχ',
    y: 'уүγʏΥ',
    z: 'ᴢ',
  }).flatMap(([letter, alike]) => [...alike].map((character) => [character, letter] as const)),
);

/**
 * A text in lower case, without accents, and with Latin letters in place of those that look like them; only for
 * comparing. Digits and signs stay, because the letters they stand for depend on the use.
 */
export function plainLetters(text: string): string {
  return Array.from(text.normalize('NFKD').replace(/\p{Mn}/gu, ''), (character) => {
    const small = character.toLowerCase();
    return lookAlikes.get(character) ?? lookAlikes.get(small) ?? small;
  }).join('');
}
