export const about = 'About';
export const contact = 'Contact';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const help = 'Help';
