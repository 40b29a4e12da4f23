/** What is said of pilots and their records. */
export const pilots = {
  'pilots.title': 'Pilots',
} as const;
