export { isLanguage, type Language, languages } from '../entities/language.ts';
