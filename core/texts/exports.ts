export const readMe = (siteName: string, madeAt: string) => `Your data on ${siteName}, as of ${madeAt} (UTC).

account.json     your account, your profile and what you want to be emailed
adverts.json     your adverts; "pictures" lists their files
draft.json       an advert that you have started to write
unfinished.json  forms that you did not finish because you had been logged out
comments.json    what you wrote under adverts
likes.json       what you liked
saved.json       adverts that you saved
searches.json    searches that you saved
messages.json    messages you sent ("sent": true) and received
blocked.json     whom you have blocked
sales.json       whom you named as buyers of your adverts ("soldTo"), and who named you ("boughtFrom")
following.json   which sellers you follow
ratings.json     your ratings of others ("about"), and those ratings of you that are shown ("by")
notifications.json  your notifications
reports.json        what you have reported
reports-about-you.json  what others have reported about you, without saying who
reviews.json        what we hid of yours and why, and your requests for a review
decisions.json   what we decided about your account, and what you answered
payments.json    payments for your adverts, including those that failed
devices.json     where you are logged in, and which of these devices are notified
sent-to-us.json  what you sent us with Report a Problem and Suggestions
pictures/        your profile picture, and a folder of photos for each advert, the draft and each message

The .json files are plain text: any browser or text editor can open them. Prices are in Ugandan shillings, times in UTC.
The messages include what other people wrote to you: please keep them to yourself.
`;
