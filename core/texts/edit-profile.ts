import { phrase } from './phrase.ts';
export const heading = 'Edit Profile';
export const fullNameHint = 'Everyone can see it.';
export const callMe = 'Let buyers call me';
export const whatsappMe = 'Let buyers write to me on WhatsApp';
export const address = 'Address';
export const addressHint =
  'Only you can see your address and date of birth, and your phone number unless you let buyers use it.';
export const bio = 'Bio';
export const bioHint = phrase('Everyone can see it. At most {max} characters.');
export const dateOfBirth = 'Date of birth';
export const save = 'Save';
