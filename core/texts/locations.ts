export const districtMissing = 'Please choose a district.';
export const districtUnknown = 'Please choose a district from the list.';
export const villageNotOfDistrict = 'Please choose a village in this district.';
