import { phrase } from './phrase.ts';

export const title = 'FAQs';
export const description = 'Short answers about posting, paying, photos and your account.';

export const cost = {
  question: 'What does it cost?',
  answer:
    'Browsing, posting, commenting and saving are free. Your network still charges for data. Sellers can pay to promote an advert.',
} as const;
export const promoting = {
  question: 'How do I promote an advert?',
  answer: phrase(
    'Open <account>your account</account>, tap the picture of the advert and choose “Promote this advert”. Once you have paid, it is a top advert for {days} days; the five most recently paid are shown above the feed. If payments are not set up here, you won’t see this choice.',
  ),
} as const;
export const paying = {
  question: 'How do I pay for a herb?',
  answer: phrase(
    'You and the seller agree how: in cash or by mobile money. {site} does not take or hold money for herbs, and cannot refund it. Pay when you have the herb in your hands.',
  ),
} as const;
export const delivery = {
  question: 'Do you deliver?',
  answer: 'No. Buyer and seller agree where to meet or how to send it.',
} as const;
export const reaching = {
  question: 'How do I reach a seller?',
  answer:
    'Choose “Chat” on the advert or on the seller’s page, or write a comment under the advert. Some sellers also let you call them or write to them on WhatsApp. We never show anyone’s email address.',
} as const;
export const quality = {
  question: 'Do you check the herbs?',
  answer:
    'No. Sellers write their own adverts and are responsible for them. We cannot promise that a herb works or is of good quality. The National Drug Authority is responsible for medicines in Uganda, including herbal medicines.',
} as const;
export const forbidden = {
  question: 'What can’t I sell?',
  answer:
    'Anything that is illegal in Uganda or needs a licence you do not have, protected plants, animal parts, factory-made medicines, and anything sold as a sure cure. See the <terms>terms</terms>.',
} as const;
export const photos = {
  question: 'Which photos can I use?',
  answer: phrase(
    '1 to {most} for each advert, at most {megabytes} MB each: JPEG, PNG, WebP or AVIF. Take them yourself, and show what you are really selling. We remove the location that phones store in a photo.',
  ),
} as const;
export const letters = {
  question: 'Why is my title in small letters?',
  answer:
    'All titles and descriptions are stored in small letters, so that people find them however they type. Pages show them with the capitals that English has: where sentences begin, in names of places, and in words such as NDA and WhatsApp.',
} as const;
export const likes = {
  question: 'Who can see what I like, save or follow?',
  answer:
    'Only you. Others see how many likes an advert has, but not who liked it; a seller sees how many people follow them, but not who.',
} as const;
export const messages = {
  question: 'Who can read my messages?',
  answer:
    'You and the person you write to. To stop someone from messaging you, choose “Block” in the conversation’s menu.',
} as const;
export const changing = {
  question: 'How do I change or delete an advert?',
  answer:
    'Open <account>your account</account>, tap the advert’s picture and choose “Edit Post” or “Delete Post”. Deleting an advert also deletes its comments, likes and photos for good.',
} as const;
export const duration = {
  question: 'How long is my advert shown?',
  answer: phrase(
    'For {shown} days. {notice} days before, we tell you under <notifications>Notifications</notifications> and by email, with a link that renews it without logging in. Renewing gives it another {shown} days, but does not move it up. You can do that every {pause} days, also after it has ended, in <account>your account</account>. A paid promotion goes on as before, and does not become longer.',
  ),
} as const;
export const sold = {
  question: 'What if I have sold it?',
  answer:
    'Choose “Mark as sold” on the advert or in its menu. Buyers no longer find it; anyone who saved it or has its link sees that it is sold. We then ask you who bought it, so that the two of you can rate each other; you need not say. “Available again” puts the advert back in its old place.',
} as const;
export const session = {
  question: 'How long do I stay logged in?',
  answer:
    'With “Stay signed in”, for up to 90 days, or until you have not visited for 30 days. You can be logged in on 20 devices; one more logs out the one that logged in first. On a shared phone, untick “Stay signed in”, or log out under <settings>Settings</settings>. If you lose a phone, log it out from another device, under <devices>Devices</devices>.',
} as const;
export const forgotten = {
  question: 'I forgot my password. What now?',
  answer:
    'Choose <forgotten>Forgot password?</forgotten> on the login page. We’ll email you a link that works once, for one hour.',
} as const;
export const credentials = {
  question: 'How do I change my email or password?',
  answer:
    'Under <settings>Settings</settings>, at <email>Email address</email> and <password>Password</password>. Your email address changes once you open the link that we send to the new one.',
} as const;
export const confirming = {
  question: 'Why should I confirm my email address?',
  answer:
    'So that you can replace a forgotten password, and nobody else can sign up with your address. Open the link that we emailed you when you signed up; it works for 24 hours. “Get a new link” sends another. If you are not logged in, you will be asked for your password.',
} as const;
export const notMine = {
  question: 'I got an email about an account that is not mine. What now?',
  answer:
    'Open the link in it and choose “This was not me”. That deletes an account made with your address, and you can use your address again.',
} as const;
export const data = {
  question: 'How do I get a copy of my data, or delete my account?',
  answer:
    'Under <data>Your data</data> you can download everything we keep about you. <deletion>Delete account</deletion> removes your profile, adverts, comments and likes for good; the people you wrote to keep your messages, without your name.',
} as const;
