/** What speaks for a choice in German, as far as a bot of Track knows. */
export const hints = {
  'hint.track.wins': 'damit gewinnst du höchstwahrscheinlich die Partie.',
  'hint.track.achieves': 'damit erreichst du höchstwahrscheinlich sofort ein Auftragsziel.',
  'hint.track.ahead': 'damit bleibt {plane} höchstwahrscheinlich vor dir, im Abstand von {steps|1 Feld|# Feldern}.',
  'hint.track.evades': 'damit zielt {plane} höchstwahrscheinlich ins Leere.',
  'hint.track.gives': 'insgesamt teilst du damit mehr Treffer aus, als du einsteckst.',
  'hint.track.mixes': 'andere sind ebenso gut; aber wer immer dasselbe tut, wird berechenbar.',
  'hint.track.leaves': 'der Ausgang ist frei, und wer bleibt, riskiert mehr, als zu gewinnen ist.',
  'hint.track.stays': 'hier ist noch mehr zu gewinnen.',
  'hint.track.swaps': 'die neuen Plättchen können kaum schlechter sein.',
  'hint.track.keeps': 'diese Hand ist besser als die meisten.',
  'hint.track.expects': 'das führt zur besseren Stellung, was auch immer der Gegner hat.',
} as const;
