export const endings = {
  'ending.stillHere.title': 'Noch da',
  'ending.stillHere.page':
    'Es gibt eine Fotografie vom letzten Tag im September, vor dem großen Hangar in Marlemont. Sie sollte die Staffel zeigen. Der Fotograf steckte den Kopf unter das Tuch, zog ihn wieder hervor und fragte, wann die anderen kämen. Wir sind die anderen, sagte ihm {me}. Die im März in der ersten Reihe standen, stehen noch immer in der ersten Reihe, mehr von ihnen, als irgendwer hätte erwarten dürfen; etwas dünner, etwas weiter auseinander. Dahinter die Neuen mit ihren so sauberen Kragen. Niemand lächelte. Er bat darum, er sagte, es sei für die Familien, und am Ende war es die Krähe, die es schaffte: Sie spazierte oben auf dem Hangartor entlang, sah mit schiefem Kopf auf uns alle herunter und sagte „Benzin“. Es ist eine gute Fotografie. Man sieht jedem Gesicht an, dass eben etwas überstanden ist.',
  'ending.stillHere.epilogue.home.1':
    '{name}: von links die dritte Gestalt. Das Verwischte ist die Hand auf dem Weg zum Kragen, um nachzusehen, ob er noch da war.',
  'ending.stillHere.epilogue.home.2':
    '{name} hat beide Augen zu. Es gibt nur diesen einen Abzug, und er hängt in einem Haus, in dem das niemanden stört.',
  'ending.stillHere.epilogue.home.3':
    '{name} schickte das Bild nach Hause, mit einem Kreuz über dem Kopf. „Das bin ich“, stand hinten darauf. „Ich habe das Kreuz kleiner gemacht, damit ihr nicht erschreckt.“',
  'ending.stillHere.epilogue.home.4':
    '{name} kaufte der Staffel die Krähe ab, für eine Platte und eine Flasche, und wurde von ihr überlebt.',
  'ending.stillHere.epilogue.prisoner.1':
    '{name} ist nicht darauf. Man ließ eine Lücke, einen Mann breit, und alle anderen lehnten sich ein wenig, damit man sie sähe.',
  'ending.stillHere.epilogue.killed.1':
    '{name} hätte neben dem Rad gestanden. Der Schneider hat die Hose um fünf Zentimeter länger gemacht.',

  'ending.handedOn.title': 'Weitergegeben',
  'ending.handedOn.page':
    'Die Staffel ist noch da. Das sei zuerst gesagt, denn danach hatte der Befehl verlangt: eine Staffel von soundso vielen Piloten, in Marlemont, auf Sollstärke zu halten. Sie wurde auf Sollstärke gehalten. Es sind dieselben Betten, dieselben Haken, dieselben Spitznamen sogar, denn ein Spitzname bleibt liegen wie ein Schirm, und jemand hebt ihn auf. Bei Tisch erzählen sie Geschichten vom April, die sie von uns haben, die wir sie von anderen haben, und manchmal wird eine davon {me} erzählt, von jemandem, der es nicht wissen kann. Die Platte ist abgespielt, die zweite auch. Am letzten Abend im September zog der Pfarrer trotzdem das Grammofon auf und ließ die Nadel in der Stille laufen, und die Alten, wir beide, oder alle drei, merkten, dass wir wussten, wo die Melodie gewesen wäre.',
  'ending.handedOn.epilogue.home.1':
    '{name} wurde an eine Schule versetzt und lehrte vierhundert Jungen, sich umzusehen. Einer schrieb zurück.',
  'ending.handedOn.epilogue.home.2': '{name} trug weiter einen fremden Mantel. Die Initialen darin kamen nah genug.',
  'ending.handedOn.epilogue.home.3':
    '{name} konnte ein langes Leben lang die Liste vom März hersagen, in der Reihenfolge der Betten, und tat es, um einzuschlafen.',
  'ending.handedOn.epilogue.home.4':
    '{name} ertrug es nie wieder, „alter Junge“ genannt zu werden, und war noch keine dreiundzwanzig.',
  'ending.handedOn.epilogue.prisoner.1': '{name} kam heim und fand fünf Leute mit dem Spitznamen vor.',
  'ending.handedOn.epilogue.killed.1':
    '{name} liegt in Marlemont. Die Neuen salutieren auf dem Weg zum Abort. Es ist gut gemeint und hätte Freude gemacht.',

  'ending.keptIt.title': 'Was wir behielten',
  'ending.keptIt.page':
    'Wir haben ihn behalten. Vom See bis zum langen Wald gehörte der Himmel über Rouvray im April uns, und er gehört uns jetzt. Es gab ein Essen deswegen. Ein General kam, las eine Zahl von einer Karte ab, die Zahl der heruntergeholten Maschinen, und die Gläser klangen; dann beugte er sich zu {me} und fragte leise, wie man sich nach den Rohrleitungen erkundigt, wie viele es denn noch seien. Mehr. Das ist die Antwort. Es sind immer mehr: Für jede, die wir im Frühjahr herunterholten, kamen im Sommer zwei, mit besseren Motoren. Wir sind dieselben Leute in derselben Zahl und werden jeden Tag besser in einer Kunst, deren Vorrat an Schülern nicht unbegrenzt ist. Ich sah aus dem Fenster. Es war eine klare Nacht, und jeder Stern war da. Unser, dachte ich; und wie um Himmels willen hält man das?',
  'ending.keptIt.epilogue.home.1':
    '{name} behielt die Karte mit der Zahl und legte sie jahrelang unter ein Schreibtischbein, das wackelte.',
  'ending.keptIt.epilogue.home.2':
    '{name} ging zu den Sternen, als Astronom von der geduldigen Art. Ein kleiner grauer Himmelskörper heißt nach jemand anderem aus Rouvray.',
  'ending.keptIt.epilogue.home.3': '{name} gab das Zählen ganz auf und hielt in Geschäften einfach die Börse hin.',
  'ending.keptIt.epilogue.home.4':
    '{name} pflanzte auf dem alten Flugplatz Obstbäume. Sie stehen in sehr geraden Reihen, Flügelspitze an Flügelspitze.',
  'ending.keptIt.epilogue.prisoner.1':
    '{name} wurde von der anderen Seite mit echter Neugier gefragt, wie man das gemacht habe, und sagte, meistens sei man früh aufgestanden.',
  'ending.keptIt.epilogue.killed.1':
    '{name} ist ein Teil der Zahl, in einer anderen Spalte, auf der Rückseite der Karte.',

  'ending.borrowed.title': 'Geliehen',
  'ending.borrowed.page':
    'Im April hieß es, er gehöre uns. Wir sagten es selbst und ließen es in Rouvray mit guten schwarzen Buchstaben auf einen Balken malen. Wie sich zeigt, hatten wir ihn nur geliehen. Niemand kam mit Trompeten, um ihn zurückzuholen; er wurde nur teurer, Woche um Woche, wie Brot. Im Juni traf man drei, wo vorher einer gewesen war. Im August kam man heim und war froh, und im September strich jemand die Buchstaben auf dem Balken durch, nicht im Zorn, sondern wie man ein Datum berichtigt. {me} hielt die Leiter. Was ist da zu sagen? Wir waren sehr gut. Wir waren so gut darin, wie es nur je einer gewesen ist, ungefähr so lange, wie ein Obstbaum blüht. Die andere Seite schickte einen Kranz für den Besten von uns, aus großer Höhe abgeworfen, und er fiel genau auf die Stelle.',
  'ending.borrowed.epilogue.home.1':
    '{name} mietete ein Leben lang: Zimmer, Klaviere, Boote. „Man gibt besser darauf acht“, pflegte {name} zu sagen.',
  'ending.borrowed.epilogue.home.2':
    '{name} fuhr noch einmal hin und holte den Balken. Jetzt ist er ein Türsturz. Gäste ziehen den Kopf ein.',
  'ending.borrowed.epilogue.home.3':
    '{name} gab 1922 ein Feuerzeug zurück, an eine Adresse in England, mit einem Brief, der den ganzen Winter dauerte.',
  'ending.borrowed.epilogue.home.4':
    '{name} hielt Bienen, die gehören auch niemandem, und dachte von Jahr zu Jahr weniger daran.',
  'ending.borrowed.epilogue.prisoner.1':
    '{name} fand das Brot der anderen Seite ebenfalls teuer, sagte es und bekam den Kanten, mit Marmelade.',
  'ending.borrowed.epilogue.killed.1':
    '{name} bekam den Kranz. Eiche, Lorbeer und ein wenig Draht zum Halten. Es war ein recht guter Wurf.',
};
