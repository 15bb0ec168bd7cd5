import { phrase } from './phrase.ts';

export const title = 'Help';
export const description = 'How to find herbs, post an advert and trade safely.';

export const finding = 'Finding herbs';
export const lists =
  '<home>Home</home> lists all adverts, newest first. <search>Search</search> finds adverts by any words of their title or description, and by the names of a herb in seven languages. It finds people by their username or full name. “Filter and sort” narrows a list to a district or to what you want to pay. <herbs>Herbs</herbs> lists every herb that is on offer.';
export const saving =
  'Save an advert to find it again under <saved>Saved</saved>, and to be told when it gets cheaper; only you can see what you saved. “Save this search” tells you about new adverts, and “Follow” on an advert or a seller’s page about those of that seller, who does not learn who follows them. All of it comes under <notifications>Notifications</notifications>, and once a day by email unless you choose otherwise there.';
export const account =
  'You can browse without an account. To post, chat, comment, like, save or follow, please <signup>sign up</signup>.';

export const asking = 'Asking a seller';
export const chats =
  'Choose “Chat” on the advert or on the seller’s page. Your conversations are under <messages>Messages</messages>. Only the two of you can see them.';
export const calls = phrase(
  'Some sellers also take calls or WhatsApp messages. Their adverts then have “Call” or “WhatsApp” beside “Chat”: log in, and one tap shows the number and goes on to your telephone or to WhatsApp, with a message that says which advert it is about. You need a confirmed email address, and can see the numbers of {sellers} sellers a day.',
);
export const comments =
  'Everyone can read a comment under an advert, so leave out phone numbers and anything about your health.';
export const blocking =
  'Is somebody bothering you? Open the menu in the conversation and choose “Block”. They can no longer message you, and are not told why.';

export const selling = 'Selling';
export const post = 'Choose <post>Post</post>.';
export const describe =
  'Enter a title, and describe what it is, how much there is, and how it was dried or made.';
export const price =
  'Enter the price in shillings, what it is for (a kg, a bunch, 250 g), the district, and how it reaches the buyer.';
export const photos = phrase(
  'Add 1 to {most} photos of what you are really selling, taken in daylight. The first one is the cover.',
);
export const later = phrase(
  'To change or delete an advert, or to mark it as sold, open its page, or tap its picture in <account>your account</account>. An advert is shown for {shown} days; {notice} days before, we tell you, and you can renew it as often as every {pause} days. Posting is free. To let buyers call you or write to you on WhatsApp, choose so in <profile>Edit Profile</profile>. To make an advert a top advert, pay with “Promote this advert”.',
);

export const safety = 'Trading safely';
export const meeting = 'Meet in a public place in daylight, and take someone with you.';
export const looking = 'Look at the herb, smell it and ask where it grew before you pay.';
export const paying =
  'Pay when you have it in your hands. Do not send money in advance to someone you do not know.';
export const secrets = 'Never tell anyone your mobile-money PIN or your password. We never ask for them.';
export const reporting =
  'If something is wrong with an advert, a comment or a person, choose “Report” there. For anything else, <problem>write to us</problem>.';

export const health = 'Your health';
export const healthAdvice =
  'Adverts are written by sellers, and nobody checks whether what they say is true. A herb can be strong, can be mistaken for another, and may not be safe with other medicine. If you are ill, pregnant, breastfeeding, buying for a child or taking medicine, ask a health worker first. In an emergency, go to the nearest health facility.';

export const approval = 'Checking a National Drug Authority number';
export const approvalMeaning =
  'Sellers can show a number that they say the National Drug Authority (NDA) has given them, and the date until which it is valid. We do not check what sellers write there. After that date we no longer show it. To check a number yourself:';
export const approvalLetter =
  'Ask the seller to show you the NDA’s letter. Compare the number, the name of the herb and the date.';
export const approvalRegister =
  'Look it up in the drug register on the NDA’s website, <website>nda.or.ug</website>.';
export const approvalQuestion =
  'Ask the NDA: toll-free <phone>0800 101 999</phone>, or <druginfo>druginfo@nda.or.ug</druginfo>.';
export const approvalUnknown =
  'If the NDA does not know the number, do not buy, and choose “Report” on the advert. Even a correct number does not mean that the herb is safe for you.';

export const claims = 'What you may not write';
export const claimsLaw =
  'The law limits how herbs may be advertised in Uganda. We check adverts, comments, names and bios for the following before others see them:';
export const claimsCure =
  'Claims that something cures, treats or prevents a disease. Under the National Drug Policy and Authority Regulations of 2014, the National Drug Authority (NDA) must first approve every advert for a medicine, including herbal medicines and adverts online.';
export const claimsForbidden =
  'Remedies that end or affect a pregnancy, and remedies for potency or for diseases such as syphilis and gonorrhoea. The National Drug Policy and Authority Act (section 33 and the Fifth Schedule) forbids advertising them. The Penal Code Act forbids supplying anything to end a pregnancy.';
export const claimsPromises =
  '“100% cure”, “no side effects”, “I was healed”: the NDA allows no promises, no exaggeration and no patients’ stories.';
export const claimsAdvice = 'Advice to stop a treatment or not to see a doctor.';
export const claimsInstead =
  'Write what it is, where it grew, how it was dried and how it is prepared. You may say what it does not do, and anybody may ask questions. If you have an approval, or think we are wrong about your advert or comment, choose “Send for review”: only you can see it until a moderator has looked at it. In newer editions of a law, its sections may be numbered differently. None of this is legal advice.';

export const internet = 'Slow or expensive internet';
export const internetAdvice =
  'Photos are made smaller on your phone before they are sent. If your browser’s data saver is on, pages are lighter. Everything also works without JavaScript.';

export const more = 'Need more help?';
export const moreHelp = phrase('See the <faqs>FAQs</faqs>, or write to <email>{email}</email>.');
