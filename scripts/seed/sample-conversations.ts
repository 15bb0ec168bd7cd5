/** Messages of a buyer and a seller about an advert, alternately; the buyer begins. */
export const sampleConversations: readonly (readonly string[])[] = [
  [
    'Good morning. Is it still there? I need two packets for my mother.',
    'Good morning! Yes, I have four left. Where are you?',
    'In Bweyogerere. Can a boda bring it today?',
  ],
  [
    'Hello, is this this season\u2019s harvest?',
    'Yes, we cut it three weeks ago and dried it in the shade.',
    'Then keep me one kilo until Saturday, please.',
    'Kept. Come before six, after that the gate is closed.',
  ],
  [
    'Webale nnyo, the packet arrived and it smells very good.',
    'I am glad. Keep it closed, away from the stove, and it lasts until Easter.',
  ],
  [
    'We run a small shop in Mukono. What is your price for twenty packets?',
    'For twenty I take off one in ten, and you pay the transport.',
    'Agreed if you can do it every month.',
    'I can, except in the long rains, when nothing dries. I will tell you before.',
    'Fine. I come on Tuesday and look at it first.',
  ],
  ['Do you also sell the seedlings?', 'After the rains I have some. Write to me in March.'],
  [
    'The picture shows leaves, but the text says powder. Which one is it?',
    'Powder, ground the day before you collect it. I will add a picture.',
    'Thank you, then I take half a kilo.',
  ],
  ['Can you meet me at the old taxi park on Thursday at noon?'],
  [
    'Hello, my last packet had some stems in it.',
    'I am sorry for that. I will give you a handful more next time.',
    'No problem, you have always been fair.',
  ],
];
