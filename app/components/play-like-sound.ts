/** A soft note for one's own like. Browsers and people may forbid it; that is no failure. */
export function playLikeSound(): void {
  new Audio('/like.wav').play().catch(() => {});
}
