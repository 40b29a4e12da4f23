export const endings = {
  'ending.fullTable.title': 'Ein voller Tisch',
  'ending.fullTable.page':
    'Der Fotograf wollte uns alle an einem Tisch haben, und dieses eine Mal ging es nicht: Wir mussten einen zweiten holen. Niemand verlor ein Wort darüber. Manches spricht man nicht aus, solange man es noch trägt. Im April war für zwölf gedeckt, und im November liegen dieselben Ellbogen, oder beinahe alle dieselben, auf dem Tischtuch; man kann auf jedem Flugplatz beider Seiten fragen, wie oft das vorgekommen ist. Klugheit war es nicht. {me} glaubt, es war das Landen: dass immer jemand wusste, wann es Zeit war herunterzukommen. Der Major sagte nichts dergleichen, er sagte, die Suppe werde kalt. Dann ging er mit seinem Buch unter dem Arm langsam um beide Tische herum, legte im Vorbeigehen jedem einen Augenblick die Hand auf die Schulter, und am Ende öffnete er, obwohl es November war, das Fenster und stand mit dem Rücken zu uns.',
  'ending.fullTable.epilogue.home.1':
    '{name}, mit {victories} im Buch, ging ins Möbelgeschäft. Die Tische reichen für vierzehn.',
  'ending.fullTable.epilogue.home.2':
    '{name} war Trauzeuge auf neun Hochzeiten und trug immer denselben Ring, im selben Handschuh.',
  'ending.fullTable.epilogue.home.3':
    '{name} schrieb jeden April jedem von ihnen, immer mit der Hand, immer über nichts.',
  'ending.fullTable.epilogue.home.4':
    '{name} nahm die Ziege. Sie wurde neunzehn und fraß zwei Testamente und einen Grundbuchauszug.',
  'ending.fullTable.epilogue.prisoner.1':
    '{name} kam beim Fisch herein. Jemand rückte, jemand reichte das Salz, und es dauerte eine ganze Weile, bis einer sprechen konnte.',
  'ending.fullTable.epilogue.killed.1': '{name} hatte einen Platz am zweiten Tisch. Dafür war das Fenster offen.',

  'ending.famous.title': 'Berühmt',
  'ending.famous.page':
    'Jemand hat uns auf ein Plakat gemalt. Drei von uns vor allem, Arm in Arm, mit Zähnen; dahinter ein Himmel, der zu brennen scheint, und darüber, auf einer Art Band, der Name einer Seife. Der Rest der Staffel ist in den Wolken, als Muster. {me} stieß in einem Bahnhof darauf und blieb so lange davor stehen, dass ein Kind fragte, ob ich einer von denen sei. Ich sagte, ich sei in den Wolken. Es stimmt alles, was man sagt: Die Zahlen sind richtig, sie stehen im Buch, ganze Abende lang wurde um sie gestritten. Was das Plakat nicht zeigt, ist der Streit. Wie einer sagte: „Nein, es war seiner, ich habe ihn nur fallen sehen“, und der andere: „Nein, deiner“; und wie das so hin und her ging über den Tisch, spät, wie bei zweien an einer Tür.',
  'ending.famous.epilogue.home.1':
    '{name}, {victories} Luftsiege, wusch sich ein langes Leben lang mit einer anderen Seife.',
  'ending.famous.epilogue.home.2':
    '{name} stand eine Spielzeit lang auf der Bühne, als Flieger, und bekam von der Kritik zu hören, das sei übertrieben.',
  'ending.famous.epilogue.home.3':
    '{name} wurde überall erkannt, ließ sich einen Bart stehen und wurde am Bart erkannt.',
  'ending.famous.epilogue.home.4': '{name} ist die dritte Wolke von rechts. Gut getroffen.',
  'ending.famous.epilogue.prisoner.1':
    '{name} sah das Plakat aus einem Viehwagen, verkehrt herum, und hielt es für Zahnarztreklame.',
  'ending.famous.epilogue.killed.1':
    '{name} ist auch auf dem Plakat. Man wusste es nicht. Es ist viermal nachgedruckt worden.',

  'ending.line.title': 'Wo die Linie war',
  'ending.line.page':
    'Wir haben sie verschoben. Das will ich festhalten, ehe jemand ausrechnet, um wie viel. Im April lief die Linie am Bach entlang, an der Mühle vorbei, mitten durch ein Spargelbeet; und im November ist sie siebzehn Kilometer weiter, in einem Wald. Allein waren wir daran nicht. Da waren ein paar Hunderttausend unter uns, die sie getragen haben. Aber an den Tagen, an denen der Himmel leer war, bewegte sie sich, und an denen, da er es nicht war, stand sie still, und die ihn leerten, das waren wir. {me} ist sie im Frühjahr ganz abgegangen, mit einem Stock. Der Spargel kam schon. An einer Stelle, bei der Mühle, hat jemand einen weißen Streifen quer über die Straße gemalt, mit einem Datum auf jeder Seite; und dort stand ein alter Mann, erst diesseits und dann jenseits, um zu prüfen, ob es sich anders anfühle. Er fragte, ob ich etwas davon wisse. Ich sagte, ich hätte es nur von oben gesehen.',
  'ending.line.epilogue.home.1':
    '{name} wurde Landvermesser und konnte nie eine Grenze ziehen, ohne den Stift abzusetzen.',
  'ending.line.epilogue.home.2':
    '{name} kaufte die Mühle. Der Streifen ist zweimal erneuert worden, auf eigene Kosten.',
  'ending.line.epilogue.home.3':
    '{name} baute Spargel an. Drei Jahre dauert es, bis etwas daraus wird. „Man lernt“, sagte {name}, „auf dreißig Zentimeter zu warten.“',
  'ending.line.epilogue.home.4':
    '{name} flog die Post denselben Bach entlang, in beiden Richtungen, und warf bei der Mühle eine Zeitung ab.',
  'ending.line.epilogue.prisoner.1':
    '{name} wurde eines Morgens von der Linie selbst herausgeholt. Sie kam am Zaun vorbei, zu Fuß, und sang.',
  'ending.line.epilogue.killed.1': '{name} liegt elf Kilometer hinter dem Streifen. An jenem Tag war dort die Linie.',

  'ending.hats.title': 'Hüte an Haken',
  'ending.hats.page':
    'Im Flur ist eine Reihe Haken, zwölf Stück, mit einer Nummer über jedem. Als wir im Frühjahr herkamen, hängte jeder auf dem Weg hinaus seinen Hut auf und nahm ihn bei der Rückkehr wieder herunter, und abends pflegte der Major die Reihe entlangzusehen. Niemandem wurde je befohlen, einen Hut hängen zu lassen. Es hat sich so ergeben. Jetzt hängen an den Haken Hüte, die niemand mehr herunternehmen wird, und Neue sind gekommen und haben darunter eigene Nägel eingeschlagen. Heute war es vorbei. Wir kamen herein, die wir hereinkamen, um fünf nach elf am Vormittag, und nahmen herunter, was uns gehörte; {me} war zuletzt an der Reihe. Da steht man mit dem Hut in der Hand. Man müsste den anderen etwas sagen. Schließlich rückte ich einen gerade, der ein wenig schief hing, so wie sein Besitzer ihn trug; und dann besann ich mich und hängte ihn wieder schief.',
  'ending.hats.epilogue.home.1': '{name} ging von dem Tag an barhäuptig, bei jedem Wetter, und galt als Original.',
  'ending.hats.epilogue.home.2':
    '{name} brachte jeden Hut zu der Familie, der er gehörte, zwei Jahre lang, mit der Bahn. Keiner passte in die Schachtel.',
  'ending.hats.epilogue.home.3':
    '{name} hatte einen Gasthof mit einer langen Reihe Haken und duldete nicht, dass sich jemand mit Hut an den Tisch setzte.',
  'ending.hats.epilogue.home.4': '{name} zog den Nagel aus der Wand, den unter Nummer sieben, und hat ihn noch.',
  'ending.hats.epilogue.prisoner.1': '{name} kam im neuen Jahr zurück und fand den Hut gebürstet.',
  'ending.hats.epilogue.killed.1': '{name}: der vierte Haken. Ein weicher grauer Hut. Er hing ein wenig schief.',
};
