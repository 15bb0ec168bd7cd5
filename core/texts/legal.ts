/** On the terms and the privacy policy, which stay in English, on pages of another language. */
export const englishCounts = 'This page is in English. Its English text is the one that counts.';
