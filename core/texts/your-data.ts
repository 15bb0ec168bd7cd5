export const heading = 'Your data';
export const everything =
  'Everything we keep about you: your account and profile, adverts with their photos, comments, likes, saved adverts and searches, the sellers you follow, messages with their photos, ratings, payments, devices, and what you have sent us.';
export const oneFile =
  'It is one zip file. It can be large if you have many photos, so use Wi-Fi if data is expensive. Keep it safe: it includes your messages.';
export const download = 'Download my data';
export const toDelete = 'To delete your account, see <delete>Delete account</delete>.';
