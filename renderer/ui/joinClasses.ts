/** Joins the names that are given; `undefined` leaves the attribute out. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
