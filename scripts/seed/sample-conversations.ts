import lines from './sample-conversations.json' with { type: 'json' };

/** What a buyer and a seller write to each other about an advert, in turns; the buyer begins. */
export const sampleConversations: readonly (readonly string[])[] = lines;
