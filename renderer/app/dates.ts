import { language } from '@aerodrome/engine/text/catalogue.ts';

/** Date and time in the current language; text that is not a date is returned unchanged. */
export function formatDateTime(iso: string): string {
  return formatIso({ dateStyle: 'medium', timeStyle: 'short' }, iso);
}

/** Time of day. */
export function formatTime(iso: string): string {
  return formatIso({ timeStyle: 'short' }, iso);
}

function formatIso(style: Intl.DateTimeFormatOptions, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatFor(style).format(date);
}

/** Cache of formatters by locale and style: creating one takes longer than rendering a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Uses the person's regional locale of the current language if there is one: Austrian dates differ from German ones. */
function formatFor(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const local = navigator.languages.find((tag) => tag.split('-')[0] === language());
  const key = `${local ?? language()} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(local ?? language(), style);
  formats.set(key, format);
  return format;
}

/** Date of a campaign calendar: a day or a whole month, without a time zone. */
export function formatCalendarDate(date: string): string {
  const style: Intl.DateTimeFormatOptions =
    date.length > 7 ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' };
  return formatIso({ ...style, timeZone: 'UTC' }, date);
}
