/** What speaks for a choice in German, as far as a bot of Airspace knows. */
export const hints = {
  'hint.airspace.shoots': 'du könntest auf {plane} schießen, mit {percent} % Trefferchance.',
  'hint.airspace.aims': 'das bringt dich gegen {plane} in Stellung.',
  'hint.airspace.evades': 'das hält dich aus dem Visier von {plane}.',
  'hint.airspace.room': 'das lässt dir Höhe, Fahrt und Platz zum Kurven.',
} as const;
