export const claim = 'The premier platform for herbs in Kampala';
export const aboutUs = 'About Us';
export const help = 'Help';
export const faqs = 'FAQs';
export const problem = 'Report a Problem';
export const suggestions = 'Suggestions';
export const privacy = 'Privacy Policy';
export const terms = 'Terms & Conditions';
