export const agree =
  'I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>, and I am 18 or older.';
