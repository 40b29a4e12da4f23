/** The rules of Track as the screen tells them in German: what each biplane does differently. */
export const biplanes = {
  'reference.track.biplanes': 'Doppeldecker',
  'reference.track.biplanes.red': 'Rot',
  'reference.track.biplanes.red.1':
    'Ein solider Alleskönner ohne eigene Regel. Stürzt bei 7 Treffern ab. Der richtige für den Anfang.',
  'reference.track.biplanes.blue': 'Blau',
  'reference.track.biplanes.blue.1':
    'An Feuerkraft Rot ebenbürtig, mit einer 3 mehr für den Looping und einer 0 weniger. Ohne eigene Regel. Stürzt bei 7 Treffern ab.',
  'reference.track.biplanes.green': 'Grün',
  'reference.track.biplanes.green.1':
    'Viele langsame und viele schnelle Plättchen, kaum eine 3 für den Looping. Ohne eigene Regel. Stürzt bei 7 Treffern ab.',
  'reference.track.biplanes.yellow': 'Gelb',
  'reference.track.biplanes.yellow.1':
    'Zum Looping geboren: voller 3er. Aber zerbrechlich, stürzt schon bei 6 Treffern ab. Ohne eigene Regel.',
  'reference.track.biplanes.brown': 'Braun',
  'reference.track.biplanes.brown.1':
    'Darf Plättchen der ersten Hand tauschen, auch im Duell. Nach einer 0 muss das nächste Plättchen eine 1 oder 2 sein. Ist dann keine von beiden da, stürzt Braun ab, und die Partie ist verloren. Das gilt auch über das Ende einer Runde hinweg. Stürzt bei 7 Treffern ab.',
  'reference.track.biplanes.purple': 'Violett',
  'reference.track.biplanes.purple.1':
    'Spielt mit sieben Plättchen auf der Hand und nimmt zwei in die nächste Runde mit; die dritte wird mit den übrigen fünf geflogen. Die Waffen reichen nur ein oder zwei Felder weit. Stürzt bei 7 Treffern ab.',
  'reference.track.biplanes.black': 'Schwarz',
  'reference.track.biplanes.black.1':
    'Hat achtzehn Plättchen, spielt mit sieben und füllt nach der ersten und zweiten Runde auf sieben auf. Aber jeder Treffer kostet ein Plättchen: Du wählst eines von der Hand und legst es verdeckt weg. Ist die Hand leer, zahlt der Beutel, nach Zufall.',
  'reference.track.biplanes.black.2':
    'Ohne Plättchen auf der Hand fliegt Schwarz das zuletzt gespielte noch einmal und darf die Seite einer 3 neu wählen. Stürzt bei 7 Treffern ab.',
  'reference.track.biplanes.white': 'Weiß',
  'reference.track.biplanes.white.1':
    'Darf Plättchen der ersten Hand tauschen, auch im Duell. Beginnt Weiß einen Zug ein oder zwei Felder hinter dem anderen, muss dieser ein Plättchen samt Seite zeigen, bevor Weiß wählt. Bei zwei 0 in Folge überzieht Weiß und stürzt ab, sobald die zweite aufgedeckt ist. Stürzt bei 6 Treffern ab.',
  'reference.track.biplanes.grey': 'Grau',
  'reference.track.biplanes.grey.1':
    'Hat Plättchen mit drei Salven. Nach einem solchen klemmt die Waffe, ob es etwas zu beschießen gab oder nicht. Solange sie klemmt, trifft kein Plättchen von Grau. Ein Plättchen ohne Salve behebt die Ladehemmung für den nächsten Zug. Stürzt bei 6 Treffern ab.',
  'reference.track.biplanes.mulligan': 'Die erste Hand tauschen',
  'reference.track.biplanes.mulligan.1':
    'Einmal, vor dem ersten Zug: Leg beliebig viele Plättchen beiseite, zieh ebenso viele und leg erst dann die ersten in den Beutel zurück. Der andere erfährt, wie viele, nicht welche. Im Duell dürfen das nur Braun und Weiß, in den Szenarien alle.',
} as const;
