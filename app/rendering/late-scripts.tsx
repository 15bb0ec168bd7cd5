import { Scripts } from '@remix-run/react';

/** Milliseconds. A picture that never comes keeps script from nobody. */
const longest = 10_000;

/**
 * Takes the page's data out at once, because a script behind the page adds to them, and all else, which names the files,
 * when the page and its first pictures are there: nobody waits for a picture because of script.
 */
const start = `(t=>{const b=document.body,f=()=>b.append(t);b.append(t.querySelector('script:not([type])'));addEventListener('load',f);setTimeout(f,${longest})})(document.currentScript.previousSibling.content)`;

/** Remix's scripts, in a template: a browser without script fetches none of them, and any other begins late. */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const own = nonce ? { nonce } : {};
  return (
    <>
      {import.meta.env.SSR ? (
        <template>
          <Scripts {...own} />
        </template>
      ) : (
        <template />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
      <script {...own} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
