import { Scripts } from '@remix-run/react';

/** Milliseconds; script does not wait longer for a picture. */
const longest = 10_000;

/**
 * Moves Remix's scripts out of the template: the page's data at once, because a script at the end of the page adds to
 * it; the module scripts when the page and its first pictures have loaded, so that pictures do not compete with
 * script.
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
