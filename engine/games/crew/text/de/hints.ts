/** What speaks for a choice in German, as far as a bot of Crew knows. */
export const hints = {
  'hint.crew.hits': 'das kostet den Feind voraussichtlich etwa {cards|eine Karte|# Karten}.',
  'hint.crew.spares':
    'insgesamt ist das am besten für dich, auch wenn es etwa {cards|eine Karte|# Karten} kosten kann.',
  'hint.crew.free': 'das kostet dich wahrscheinlich nichts.',
  'hint.crew.repairs': 'dein Stapel geht zur Neige, und eine Reparatur bringt Karten zurück.',
  'hint.crew.rests': 'eine weitere Karte zu ziehen lohnt sich jetzt nicht.',
  'hint.crew.scrap': 'diese Karten sind für dich die gefährlichsten.',
  'hint.crew.thrift': 'Karten halten dich in der Luft.',
  'hint.crew.asked': 'darum wurdest du gebeten, und nichts anderes ist besser.',
} as const;
