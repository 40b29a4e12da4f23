/** What is wrong with a box that somebody typed in, told in German. */
export const box = {
  'track.box.unreadable': 'Die Schachtel lässt sich nicht lesen.',
  'track.box.unknownKey': '{path}: unbekannter Eintrag. Erlaubt sind hier: {expected}.',
  'track.box.wrongType': '{path}: „{found}“ hat den falschen Typ; erwartet wird: „{expected}“.',
  'track.box.tooMany': '{path}: {found} Einträge; höchstens {expected} sind erlaubt.',
  'track.box.missing': '{path}: Dieser Eintrag fehlt.',
  'track.box.outOfRange': '{path}: {found} ist keine ganze Zahl im Bereich {expected}.',
  'track.box.wrongLength': '{path}: Die Länge ist {found}, muss aber {expected} sein.',
  'track.box.notAColour': '{path}: „{found}“ ist hier keine erlaubte Farbe; erlaubt sind {expected}.',
  'track.box.noGround': '{path}: {found} hat keine Grundfarbe ({expected}).',
  'track.box.noSuchSpace': '{path}: Die zweifarbige Seite braucht ein Feld, das nur {expected} zeigt.',
  'track.box.loopColours': '{path}: Die Loopings müssen in dieser Reihenfolge {expected} sein, nicht {found}.',
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
    '{path}: Aus dem angepassten Beutel {expected|kommt ein solches|kommen # solche} Plättchen ohne Treffer heraus; es gibt {found}.',
  'track.box.shooters': '{path}: Rot und Blau schießen gleich gut: {expected} Plättchen mit Treffern, nicht {found}.',
  'track.box.damage': '{path}: Rot und Blau schießen gleich gut: {expected} Treffer insgesamt, nicht {found}.',
  'track.box.sameTiles': '{path}: Rot und Blau haben verschiedene Plättchen; diese sind gleich.',
  'track.box.objectives': '{path}: Ziele müssen die Nummern der Flugfelder haben, {expected}, nicht {found}.',
  'track.box.chargeValues': '{path}: Der Havarist hat die Plättchen {expected}, nicht {found}.',
  'track.box.chargeZeros': '{path}: Eine der beiden 0 des Havaristen hat einen Treffer; hier haben ihn {found}.',
} as const;
