export const people = {
  title: 'Der blutige April',
  blurb:
    'April bis September 1917: acht Flüge Airspace und sechs Piloten für den Anfang. Die Briten müssen durchhalten; die Deutschen müssen behalten, was sie haben. Ersatz kommt grün, und er kommt oft.',
  'side.britain': 'Die britische Staffel in Marlemont',
  'side.germany': 'Die deutsche Staffel in Rouvray',
  'rank.green': 'Grünschnabel',
  'rank.oldHand': 'alter Hase',
  'rank.flightCommander': 'Kettenführer',
  'medal.aprilStar': 'der Aprilstern',
  'medal.aprilStar.citation': 'Dafür, am Anfang des Monats da gewesen zu sein und am Ende auch noch.',
  'medal.feather': 'die Stahlfeder',
  'medal.feather.citation': 'Für zwei. Links zu tragen, über dem Zigarettenetui, das das andere aufgehalten hat.',
  'medal.wings': 'die Breiten Schwingen',
  'medal.wings.citation': 'Für vier, in einer Zeit, in der es schon viel galt, viermal heimgekommen zu sein.',
  'medal.stitch': 'der Nadelorden',
  'medal.stitch.citation':
    'Verliehen vom Lazarett selbst, in schwarzem Faden, und vor dem zehnten Tag nicht abzunehmen.',
  'challenge.coldHands': 'Gewinne den ersten Kampf und stecke höchstens zwei Treffer ein.',
  'challenge.everyOldMachine': 'Bring die alten Maschinen heim und gewinne klar.',
  'challenge.theBest': 'Schlag den Besten von ihnen.',

  'news.1917-04-06': '6. April: Die Vereinigten Staaten haben Deutschland den Krieg erklärt.',
  'news.1917-04-09': '9. April: Die Schlacht bei Arras hat begonnen, im Schnee.',
  'news.1917-05-07': '7. Mai: Albert Ball ist gefallen.',
  'news.1917-06-07': '7. Juni: Die Minen unter Messines sind gesprengt worden.',
  'news.1917-06-13': '13. Juni: Deutsche Flugzeuge haben bei Tag London bombardiert.',
  'news.1917-06-24': '24. Juni: Vier deutsche Jastas sind zu einem Verband vereinigt, dem Jagdgeschwader I.',
  'news.1917-07-06': '6. Juli: Manfred von Richthofen ist verwundet.',
  'news.1917-07-31': '31. Juli: Die dritte Schlacht bei Ypern hat begonnen.',
  'news.1917-09-11': '11. September: Georges Guynemer ist von einem Flug nicht zurückgekehrt.',
  'small.1':
    'Das Kasinogrammofon hat noch eine Platte. Wer für eine zweite zeichnen will, wende sich an den Pfarrer, ehe der ersten etwas zustößt.',
  'small.2':
    'Von einem Bombenflieger gesucht: eine Wärmflasche, Form gleich. Geboten: ein fast neuer Pelzmantel, ein Ärmel.',
  'small.3':
    'Die zahme Krähe der B-Kette hat gelernt, „Benzin“ zu sagen. Sie sagt es nachts. Die B-Kette wüsste gern, wer Katzen hält.',
  'small.4': 'Der Schneider hinter der Kirche hat seit März einundvierzig Paar Hosen für den Nächsten länger gemacht.',
};
