/** What speaks for a choice in German, as far as a bot of Crew knows. */
export const hints = {
  'hint.crew.hits': 'eine solche Runde kostet den Feind etwa {cards|eine Karte|# Karten}, nach dem, was er legen kann.',
  'hint.crew.spares':
    'damit stehst du im Ganzen am besten da, auch wenn es dich etwa {cards|eine Karte|# Karten} kosten mag.',
  'hint.crew.free': 'es kostet dich nichts, nach dem, was der Feind legen kann.',
  'hint.crew.repairs': 'der Stapel geht zur Neige, und Verbrauchtes kommt zurück.',
  'hint.crew.rests': 'eine weitere Karte brächte weniger, als sie auf der Hand wert ist.',
  'hint.crew.scrap': 'diese hätten dir am meisten wehgetan.',
  'hint.crew.thrift': 'Karten sind es, die dich in der Luft halten.',
  'hint.crew.asked': 'dein Kamerad hat darum gebeten, und es ist so gut wie alles andere.',
} as const;
