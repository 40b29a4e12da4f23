export const stayers = {
  'ending.groundLost.title': 'Verlorener Boden',
  'ending.groundLost.page':
    'Wir haben den Abschnitt verloren. Für das Ende macht es keinen Unterschied, sagt man; der Waffenstillstand wurde weit weg in einem Eisenbahnwagen unterschrieben, von Leuten, die nie von der Aubrelle gehört hatten, und die Linie auf ihrer Karte ging hindurch wie ein Bleistift durch Butter. Aber es war unser Abschnitt. Wir wussten, welche seiner Felder weich waren und wo die Hasen saßen. Stück um Stück hatte man uns zurückverlegt: von Saint-Obry nach Vaubrecy, von Vaubrecy auf einen Rübenacker ohne Namen, mit dem Klavier und dann ohne. Am elften hörten wir die Geschütze aus solcher Ferne verstummen, dass es hätte sein können, jemand macht in einem anderen Haus eine Tür zu. Am Tag darauf lieh sich {me} ein Fahrrad und fuhr zurück. Madame Lefèvre stand an der Ecke. Sie sah mich an und bewegte einen Finger, und dann sah sie an mir vorbei die Straße hinunter nach uns anderen und sah und sah.',
  'ending.groundLost.epilogue.home.1':
    '{name} kaufte in Saint-Obry ein Feld, das niemand wollte, und pflügte um die weichen Stellen herum, ohne dass man es sagen musste.',
  'ending.groundLost.epilogue.home.2':
    '{name} zeichnete Karten für einen Schulatlas. In einer Auflage gibt es im Nordosten einen Fluss mit mehr Biegungen, als er hat.',
  'ending.groundLost.epilogue.home.3':
    '{name} fand 1920 das Klavier wieder, in einem Gasthof, gestimmt, trank ein Glas und stellte keine Fragen.',
  'ending.groundLost.epilogue.home.4':
    '{name} wanderte aus, nannte die Farm Vaubrecy und musste es ein langes, stilles Leben hindurch den Nachbarn buchstabieren.',
  'ending.groundLost.epilogue.prisoner.1':
    '{name} ging zu Fuß nach Hause, quer durch alles, was verloren war. Es dauerte einen Vormittag. Sie hatten drei Jahre gebraucht.',
  'ending.groundLost.epilogue.killed.1':
    '{name} liegt in einer Erde, die sechsmal den Besitzer gewechselt hat. Der Maulwurf, sagt der Pfarrer, war die ganze Zeit da.',
  'ending.groundLost.epilogue.killed.2': '{name} hat zwei Gräber, von jeder Armee eines. Beide werden gepflegt.',

  'ending.grounded.title': 'Am Boden',
  'ending.grounded.page':
    'Wir sind nicht aufgestiegen. Als es dunkel war, hörte der Motor über dem Fluss auf zu kreisen, und wir hörten ihn klein werden. Am Morgen war Reif. Zehn Minuten vor elf kam die ganze Staffel heraus und stand mit Tassen in der Hand am Gras entlang, und um elf geschah nichts: Es war das größte Nichts, das ich je gehört habe. Eine Lerche stieg auf. Die ist wohl nicht bei Trost, sagte jemand, im November. Dann fingen die Warte ohne Befehl an, das Benzin aus den Maschinen zu lassen, behutsam, Kanne um Kanne, wie man einem Kranken die Stiefel auszieht, und ich, {me}, drei Jahre lang ohne einen Schraubenschlüssel in der Hand, hielt den Trichter. Ich habe mich seither gefragt, ob er enttäuscht war, der über dem Fluss. Zehn Jahre später kam eine Postkarte. Es stand kein Name darauf, nur fünf Worte: Ich war froh. Danke, Nachbar.',
  'ending.grounded.epilogue.home.1':
    '{name} behielt den Ofen. Er heizt jetzt eine Werkstatt, in der Fahrräder geflickt werden, und niemand darf ihn ausgehen lassen.',
  'ending.grounded.epilogue.home.2':
    '{name} ging in den Schuldienst und war dafür bekannt, die Klasse am ersten schönen Tag des Jahres früher gehen zu lassen.',
  'ending.grounded.epilogue.home.3':
    '{name} wurde einmal vor Gericht als Zeuge gefragt, was am letzten Tag des Krieges zu tun gewesen sei. „Sitzen“, war die Antwort. Es steht im Protokoll.',
  'ending.grounded.epilogue.home.4':
    '{name} heiratete die Krankenschwester, die den Motor auch gehört hatte, vom anderen Ufer aus, und laut zu ihm gesagt hatte: Flieg heim.',
  'ending.grounded.epilogue.prisoner.1':
    '{name} war zu Weihnachten zurück, bekam den Stuhl am Ofen und schlief darin zwei Tage lang.',
  'ending.grounded.epilogue.killed.1':
    'Auf {name} wurde am letzten Abend getrunken, leise, mit Namen, an zweiter Stelle. Der Cognac reichte gerade.',

  'ending.dinner.title': 'Das Abendessen',
  'ending.dinner.page':
    'Jedes Jahr am zweiten Samstag im November, im Gasthof von Saint-Obry, an einem Tisch, der für mehr gedeckt ist, als kommen. Es war der Einfall des Kochs. Er hatte von seinem Ersparten den Gasthof übernommen und Karten verschickt, auf denen nur stand: zwei Abendessen, warm. Wir kamen; was hätten wir sonst tun sollen? Im ersten Jahr waren wir zu laut. Im zweiten weinte jemand, im dritten waren Frauen dabei, die uns ansahen und dann einander. Danach wurde daraus, was es ist: Suppe, der Braten, die Liste der Namen, der Cognac, dann die Geschichte mit den Kühen, erzählt von dem, der an der Reihe ist, und schlecht erzählt. Im zehnten Jahr stand ein Fremder in der Tür, den Hut in der Hand, in unserem Alter, ein Ärmel hochgesteckt, und sagte in unserer Sprache, ohne einen Fehler, er habe früher jenseits des Flusses gewohnt. {me} schob einen Stuhl zurecht. Der Koch brachte noch ein Abendessen. Es war warm.',
  'ending.dinner.epilogue.home.1':
    '{name} erzählt die Geschichte mit den Kühen am allerschlechtesten und wird deshalb am öftesten darum gebeten.',
  'ending.dinner.epilogue.home.2':
    '{name} hat den weitesten Weg, zwei Tage mit der Bahn und einen mit dem Schiff, und ist noch nie zuletzt angekommen.',
  'ending.dinner.epilogue.home.3':
    '{name} kommt nicht jedes Jahr. Kommt {name} nicht, dann kommt ein Paket, immer mit Dosenbirnen.',
  'ending.dinner.epilogue.home.4':
    '{name} bringt einen Hund mit. Es ist der sechste seit Ballast, braun, von einer Herkunft, die inzwischen nur allzu bekannt ist.',
  'ending.dinner.epilogue.prisoner.1':
    '{name} kam zum ersten Abendessen fünf Wochen zu spät, und so gab es in dem Jahr ein zweites, zu Weihnachten, mit allem noch einmal.',
  'ending.dinner.epilogue.killed.1':
    'Für {name} ist gedeckt. Der Koch trägt den Teller zuletzt hinaus und spült ihn selber.',

  'ending.armistice.title': 'Waffenstillstand',
  'ending.armistice.page':
    'Das war es also. Um elf Uhr vormittags am elften November war es vorbei, und um Viertel nach elf kam eine Ordonnanz über das Gras und fragte, wer für das Benzin unterschreibe. Wir sind weniger, als wir waren. Ich habe auf jede Art gezählt, die ich kenne, nach Betten, nach Mänteln, nach den Haken im Flur, und jedes Mal kommt dieselbe Zahl heraus, und sie ist zu klein. Was haben wir hier getan? Ein Stück Himmel über einem Fluss gehalten oder verloren, ein paar Felder in die eine und ein paar in die andere Richtung. Jemand wird es ausrechnen. Am Nachmittag ging {me} zum Wasser hinunter, durch die alten Linien, über Draht hinweg. Am anderen Ufer tat ein Mann in einem Mantel von anderer Farbe dasselbe, und als er mich sah, blieb er stehen. Wir sahen einander eine Weile an, über dreißig Meter braunen Fluss. Dann nahm er die Mütze ab und ich meine, und ein Fisch sprang.',
  'ending.armistice.epilogue.home.1': '{name} unterschrieb für das Benzin und bekam deswegen noch 1926 Briefe.',
  'ending.armistice.epilogue.home.2':
    '{name} fuhr mit dem Rad nach Hause, sechshundert Kilometer, um nicht im Zug angestarrt zu werden, und wurde in jedem Dorf fotografiert.',
  'ending.armistice.epilogue.home.3':
    '{name} schlief eine Woche, verlangte dann das Tagebuch, schrieb das Datum hinein, und sonst war nichts, was feststand.',
  'ending.armistice.epilogue.home.4':
    '{name} eröffnete ein kleines Lichtspielhaus mit Plüschsesseln, in dem nie ein Film über Flieger gelaufen ist.',
  'ending.armistice.epilogue.prisoner.1':
    '{name} wurde gegen einen Mann von gleicher Größe ausgetauscht. Sie trafen sich mitten auf der Brücke, und jeder blieb stehen und sah sich die Stiefel des anderen an.',
  'ending.armistice.epilogue.killed.1':
    'Der Mantel von {name} hing noch am Haken, als der Flur an einen Samenhändler vermietet wurde. Der hat ihn hängen lassen.',
  'ending.armistice.epilogue.killed.2':
    '{name} wäre in jener Woche zweiundzwanzig geworden. Der Kuchen war bestellt, und er kam, und er wurde gegessen.',
};
