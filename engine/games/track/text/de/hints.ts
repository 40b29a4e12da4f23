/** What speaks for a choice in German, as far as a bot of Track knows. */
export const hints = {
  'hint.track.wins': 'es gewinnt höchstwahrscheinlich die Partie.',
  'hint.track.achieves': 'es erfüllt höchstwahrscheinlich gleich, wozu der Auftrag da ist.',
  'hint.track.ahead': 'es hält {plane:wen} höchstwahrscheinlich vor dir, auf {steps|1 Feld|# Felder}.',
  'hint.track.evades': 'es hält dich höchstwahrscheinlich aus dem Visier: {plane} zielt ins Leere.',
  'hint.track.gives': 'es teilt im Ganzen mehr Treffer aus, als es einsteckt.',
  'hint.track.mixes': 'andere sind ebenso gut; aber wer immer dasselbe nimmt, ist bald durchschaut.',
  'hint.track.leaves': 'der Weg hinaus ist frei, und hier ist mehr zu verlieren als zu gewinnen.',
  'hint.track.stays': 'hier ist mehr zu gewinnen als dort draußen.',
  'hint.track.swaps': 'was aus dem Beutel kommt, kann kaum schlechter sein.',
  'hint.track.keeps': 'die Hand ist besser als die meisten.',
  'hint.track.expects': 'es führt zur besseren Lage, was immer die andere Seite hat.',
} as const;
