export const title = 'Contact';
export const whereToWrite =
  'Write to us about the site itself. To reach a seller, use the buttons on their adverts: “Chat”, and “Call” or “WhatsApp” if the seller wants calls or messages. We never pass on email addresses.';
export const problem = 'Report a Problem';
export const suggestions = 'Suggestions';
