import { language } from '@aerodrome/engine/text/catalogue.ts';

/** A date as people here write it, in the language that is spoken; what is no date is shown as it is. */
export function formatDateTime(iso: string): string {
  return formatIso({ dateStyle: 'medium', timeStyle: 'short' }, iso);
}

/** Only the time of day. */
export function formatTime(iso: string): string {
  return formatIso({ timeStyle: 'short' }, iso);
}

function formatIso(style: Intl.DateTimeFormatOptions, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatFor(style).format(date);
}

/** Formatters by locale and style: making one costs more than the rest of a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The language as it is written where the person lives, if that is known: Austria's dates are not Germany's. */
function formatFor(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const local = navigator.languages.find((tag) => tag.split('-')[0] === language());
  const key = `${local ?? language()} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(local ?? language(), style);
  formats.set(key, format);
  return format;
}

/** A date of the calendar, which may be a whole month and knows no time zone. */
export function formatCalendarDate(date: string): string {
  const style: Intl.DateTimeFormatOptions =
    date.length > 7 ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' };
  return formatIso({ ...style, timeZone: 'UTC' }, date);
}
