import { longestRaw } from './limits.ts';

const removed = '[removed]';
const telling =
  /secret|token|key|signature|authori[sz]ation|password|account|phone|msisdn|email|name|address|card|customer|user/i;
const email = /[^\s"'<>@]+@[^\s"'<>@]+\.[^\s"'<>@]+/g;
const longWord = /[A-Za-z0-9_\-.+/=]{48,}/g;
const phoneNumber = /\+?\d[\d -]{8,}\d/g;

/** A gateway's answer without secrets and personal data, because the ledger outlives both. */
export function redact(raw: string): string {
  return (parsed(raw) ?? redactText(raw)).replaceAll('\0', '').slice(0, longestRaw);
}

function parsed(raw: string): string | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? JSON.stringify(redactValue(value)) : undefined;
  } catch {
    return undefined;
  }
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return redactText(String(value)) === String(value) ? value : removed;
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inside]) => [
    redactText(name),
    telling.test(name) && inside !== null ? removed : redactValue(inside),
  ]);
  return Object.fromEntries(entries);
}

function redactText(text: string): string {
  return beginningOf(text).replace(email, removed).replace(longWord, removed).replace(phoneNumber, removed);
}

/** The searches for addresses are slow on very long words. The last word may be cut in two, and not be recognised. */
function beginningOf(text: string): string {
  return text.length <= longestRaw ? text : text.slice(0, longestRaw).replace(/\S*$/, '');
}
