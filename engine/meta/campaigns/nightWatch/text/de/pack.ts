export const pack = {
  title: 'Die Nachtwache',
  blurb:
    'Sechs Nächte über dem Wurstdepot. Zwei Hunde in jedem Flugzeug, einer fliegt und einer schießt, und die Zeitung heißt „Der Tägliche Knurrer“. Eine Komödie für Crew; niemandem geschieht etwas, und irgendwer bekommt immer das Sofa.',
  'side.paws': 'Die Pfoten',
  'side.jaws': 'Die Fänge',
  'counter.bones': 'Knochen',
  'counter.couch': 'Nächte auf dem Sofa',
  'rank.puppy': 'Welpe',
  'rank.goodDog': 'braver Hund',
  'rank.veryGoodDog': 'sehr braver Hund',
  'medal.smallBone': 'der Kleine Knochen',
  'medal.smallBone.citation':
    'Für einen Heruntergeholten. Nur im Kasino zu kauen, und nicht unter dem Stuhl des Obersten.',
  'medal.largeBone': 'der Große Knochen',
  'medal.largeBone.citation':
    'Für drei. Es ist ein Schinkenknochen, er war jemandes Sonntag, und er darf mit allen Ehren vergraben werden.',
  'medal.slipper': 'der Pantoffelorden',
  'medal.slipper.citation':
    'Für würdevolles, wiederholtes und gegen Ende absichtliches Verlieren. Nur am linken Fuß zu tragen.',
  'challenge.unsinged': 'Gewinne die Nacht des Donners mit den meisten deiner Karten.',
  'challenge.shortNight': 'Schlag den Briefträger in weniger als zehn Runden.',
  'challenge.earlyBird': 'Gewinne das Rennen ums Frühstück.',
  'small.1': 'Der Tägliche Knurrer, Kleinanzeigen: Verloren ein Ball, rot, hört auf „Ball“. Belohnung: noch ein Ball.',
  'small.2': 'Wetter: von links riecht es nach Regen, von rechts nach Käse. Aussichten: Käse.',
  'small.3':
    'Leserbriefe: Sehr geehrte Redaktion, wer ist ein Braver? Ich habe schon mehrfach gefragt. Ihr Besorgter aus Zwinger vier. Die Redaktion antwortet: Sie.',
  'small.4': 'Hofnachrichten: Der Oberst hat sich am Donnerstag dreimal im Kreis gedreht und hingelegt.',
};
