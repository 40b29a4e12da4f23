/** What is wrong with a box that somebody typed in, told in German. */
export const box = {
  'track.box.unreadable': 'Die Schachtel lässt sich nicht lesen.',
  'track.box.unknownKey': '{path}: Einen solchen Teil hat keine Schachtel. Hier hat sie {expected}.',
  'track.box.wrongType': '{path}: Das ist „{found}“, wo die Schachtel einen Wert vom Typ „{expected}“ braucht.',
  'track.box.tooMany': '{path}: {found} Einträge; keine Schachtel hat mehr als {expected}.',
  'track.box.missing': '{path}: Dieser Teil fehlt.',
  'track.box.outOfRange': '{path}: {found} ist keine ganze Zahl im Bereich {expected}.',
  'track.box.wrongLength': '{path}: Die Länge ist {found} und sollte {expected} sein.',
  'track.box.notAColour': '{path}: „{found}“ ist hier keine Farbe; es gibt {expected}.',
  'track.box.noGround': '{path}: zeigt {found} und keine Grundfarbe ({expected}).',
  'track.box.noSuchSpace': '{path}: Die zweifarbige Seite braucht ein Feld, das nur {expected} zeigt.',
  'track.box.loopColours': '{path}: Die Loopings sind {expected}, in dieser Reihenfolge; hier sind sie {found}.',
  'track.box.loopShape':
    '{path}: Ein Looping mit einem Feld mündet zwei Felder vor seiner Abzweigung, bei {expected}, nicht bei {found}.',
  'track.box.loopsTooClose':
    '{path}: Loopings müssen mindestens {expected} Felder auseinander abzweigen, nicht {found}, sonst könnte eine 3 beide erreichen.',
  'track.box.purpleSpace': '{path}: Violett zeigt, wo sein Looping mündet, bei {expected}; hier bei: {found}.',
  'track.box.blueSpace': '{path}: Blau zeigt, wo der Ausgang abzweigt, bei {expected}; hier bei: {found}.',
  'track.box.twice': '{path}: {found} kommt mehr als einmal vor.',
  'track.box.fallsAt':
    '{path}: Nach der Spielregel stürzt dieser Doppeldecker bei {expected} Treffern ab, nicht bei {found}.',
  'track.box.tileCount': '{path}: Dieser Doppeldecker hat {expected} Plättchen, nicht {found}.',
  'track.box.zeros':
    '{path}: Die Regel dieses Doppeldeckers braucht {expected|eine 0|# Plättchen mit 0}; es gibt {found}.',
  'track.box.threeHits': '{path}: Die Regel dieses Doppeldeckers braucht ein Plättchen mit drei Treffern.',
  'track.box.noHitTiles':
    '{path}: Der angepasste Beutel verliert {expected|ein solches|# solche} Plättchen ohne Treffer; es gibt {found}.',
  'track.box.shooters': '{path}: Rot und Blau schießen gleich gut: {expected} Plättchen mit Treffern, nicht {found}.',
  'track.box.damage': '{path}: Rot und Blau schießen gleich gut: {expected} Treffer insgesamt, nicht {found}.',
  'track.box.sameTiles': '{path}: Rot und Blau haben verschiedene Plättchen; diese sind gleich.',
  'track.box.objectives': '{path}: Ziele tragen die Nummern der Flugfelder, {expected}; diese tragen {found}.',
  'track.box.chargeValues': '{path}: Der Havarist hat die Plättchen {expected}, nicht {found}.',
  'track.box.chargeZeros': '{path}: Eine der beiden 0 des Havaristen hat einen Treffer; hier haben ihn {found}.',
} as const;
