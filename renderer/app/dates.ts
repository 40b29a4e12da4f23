const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const hours = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** A date as people here write it; what is no date is shown as it is. */
export function dateOf(iso: string): string {
  return written(days, iso);
}

/** Only the time of day. */
export function hourOf(iso: string): string {
  return written(hours, iso);
}

function written(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A date of the calendar, which may be a whole month and knows no time zone. */
export function calendarDate(date: string): string {
  return written(date.length > 7 ? day : month, date);
}
