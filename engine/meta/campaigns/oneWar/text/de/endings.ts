export const endings = {
  'ending.emptyChair.title': 'Der leere Stuhl',
  'ending.emptyChair.page':
    'Dieses Tagebuch hat jemand anderes begonnen. Die ersten Seiten sind in einer anderen Handschrift, runder als meine, die Tinte immer ein wenig zu dick, und es gibt darin einen Scherz über Kühe, den ich nicht verstand, bis ich selbst auf jenem Feld gestanden hatte. Ich habe es weitergeführt, weil es offen dalag. Um elf hörten die Geschütze auf, erst die nahen und dann die fernen, wie ein langer Zug, der abfährt, und wir standen vor dem Hangar und horchten auf unsere eigenen Ohren. Jemand lachte und ließ es wieder. Beim Essen stand am Ende des Tisches ein Stuhl, auf dem niemand saß, und niemand hatte ihn hingestellt, und niemand nahm ihn fort. Der Major erhob sich, um etwas zu sagen, sah ihn an und setzte sich wieder. Das war die Rede. Ich, {me}, schreibe dies auf, damit es zu Ende ist. Es war ein gutes Tagebuch. Ich wünschte, ich hätte es nicht lesen müssen.',
  'ending.emptyChair.epilogue.home.1':
    '{name} brachte das Tagebuch in ein Haus mit grüner Gartentür, blieb auf eine Tasse Kaffee, versäumte den Zug und auch den nächsten.',
  'ending.emptyChair.epilogue.home.2':
    '{name} stand in zehn Jahren dreimal Pate und schlug jedes Mal denselben Namen vor, ohne je zu erklären, wessen Name es war.',
  'ending.emptyChair.epilogue.home.3': '{name} flog noch einmal, 1927, als Passagier, und bat um den Platz am Gang.',
  'ending.emptyChair.epilogue.home.4':
    '{name} übernahm das Klavier, als das Kasino verkauft wurde, und ließ es jedes Frühjahr stimmen. Spielen konnte im Haus niemand.',
  'ending.emptyChair.epilogue.prisoner.1':
    '{name} kam im Januar mit einem Holzkoffer zurück und fragte noch auf dem Bahnsteig nach den anderen, einem nach dem anderen, in der Reihenfolge der Betten.',
  'ending.emptyChair.epilogue.killed.1':
    '{name} liegt in Saint-Obry in der zweiten Reihe. Um die Geranien kümmert sich Madame Lefèvre. Den hat sie hereingezählt.',
  'ending.emptyChair.epilogue.killed.2':
    '{name} wurde nie gefunden. An einer Biegung der Aubrelle steht das Schilf dichter, und die Fischer lassen es in Ruhe.',

  'ending.behindWire.title': 'Hinter Draht',
  'ending.behindWire.page':
    'Der Krieg endete auf der anderen Seite eines Zauns. Ein Posten sagte es uns und lehnte dabei das Gewehr an den Pfahl, wie man einen Spaten anlehnt; dann ging er seinen Feldwebel suchen und kam nicht wieder, und nach einer Weile kam auch sonst niemand mehr. Das Tor stand offen. Niemand ging hindurch. Monatelang hatten wir von diesem Tor gesprochen, wir hatten es gezeichnet, vermessen und mit Löffeln untergraben, und jetzt standen vierzig erwachsene Männer davor, die Hände in den Taschen, als regnete es draußen. Ich dachte an Saint-Obry, ob sie wohl mein Bett behalten hatten, und an den Koch mit seinen Abendessen. Dann ging {me} hindurch, sagt man mir, oder jemand, der sehr so aussah, und stand auf der Straße. Die Straße ging in beide Richtungen. Darauf war ich nicht gefasst. Ich fragte ein Mädchen mit einer Ziege, wo Westen sei, sie zeigte, und ich glaube, die Ziege lachte.',
  'ending.behindWire.epilogue.home.1':
    '{name} hatte das Bett behalten. Jeden Samstag wurde es frisch bezogen, und Ballast schlief darin.',
  'ending.behindWire.epilogue.home.2':
    '{name} hatte jede Woche geschrieben. Neunzehn Briefe kamen 1919 auf einmal an und wurden der Reihe nach vorgelesen, an neunzehn Abenden.',
  'ending.behindWire.epilogue.home.3':
    '{name} ging in jenem Winter zu jedem Zug mit Gefangenen an den Bahnhof und wurde am Ende gebeten, die Fahrkarten zu verkaufen.',
  'ending.behindWire.epilogue.home.4':
    '{name} lernte Uhren machen und schenkte die erste jemandem, der ein Jahr lang nach einer Lagerglocke gelebt hatte.',
  'ending.behindWire.epilogue.prisoner.1':
    '{name} konnte nie mehr an einem offenen Tor vorbeigehen, ohne stehen zu bleiben, und wohnte nie in einem Haus, das eines hatte.',
  'ending.behindWire.epilogue.prisoner.2':
    '{name} brachte einen Löffel mit, links bis auf die halbe Breite abgewetzt. Er liegt bei den anderen in der Schublade.',
  'ending.behindWire.epilogue.killed.1':
    '{name} liegt jenseits des Flusses. Jemand hat dort Bohnen an den Rand des Grabes gepflanzt und pflegt sie.',

  'ending.knight.title': 'Ritter auf Papier',
  'ending.knight.page':
    'Sie haben einen Ritter aus mir gemacht, in Druckerschwärze. Am zwölften November gab es eine Titelseite mit einer Zeichnung: ein Flugzeug wie ein Adler, ein Kinn, das ich nicht habe, und darunter mein Name in Buchstaben, so groß wie eine Kinderhand. Dort steht, ich sei am letzten Abend des Krieges geflogen, weil ich es nicht ertragen konnte, dass er zu Ende ging. Es war kalt, und es stand auf dem Blatt; das habe ich ihnen gesagt. Sie schrieben es auf und druckten das andere. Seitdem bekomme ich Briefe. Eine Dame hat um einen Knopf gebeten. Ein Junge will wissen, wie es sich anfühlt, und fünfmal habe ich eine Antwort an ihn begonnen, für jeden eine, und bin über den Ersten nicht hinausgekommen, den, der winkte. Der Major hat die Seite rahmen lassen und dorthin gehängt, wo früher das Bild von der Ziegelei hing. Es war ein gutes Bild, das von der Ziegelei. Gezeichnet, mit allen meinen Knöpfen, {me}.',
  'ending.knight.epilogue.home.1':
    '{name}, {rank}, {victories} Luftsiege, sollte Brücken eröffnen, Basare und ein Krankenhaus und war am glücklichsten im Krankenhaus, wo es an Leuten fehlte, die tragen konnten.',
  'ending.knight.epilogue.home.2':
    '{name} war auf derselben Fotografie, am Rand, mit einem Hund im Arm. Beim Druck schnitt man den Hund ab und halb {name} dazu.',
  'ending.knight.epilogue.home.3':
    '{name} sprach von dem Berühmten nur, um zu sagen, da sei jemand gewesen, der zu Neuen freundlich und schlecht im Kartenspiel war.',
  'ending.knight.epilogue.home.4':
    '{name} beantwortete den Brief des Jungen schließlich doch, auf vier Seiten, und schrieb nichts hinein als die Namen von Wolken.',
  'ending.knight.epilogue.prisoner.1':
    '{name} las die Titelseite im Zug nach Hause, verkehrt herum, über die Schulter eines Herrn, der nicht anbot, sie zu teilen.',
  'ending.knight.epilogue.killed.1':
    '{name} wird auf Seite vier erwähnt, unter dem Wetter, nur mit den Anfangsbuchstaben. Die Anfangsbuchstaben stimmen.',
  'ending.knight.epilogue.killed.2':
    '{name} hatte einmal fünf Zeilen, 1916, mit einem Druckfehler. Die Familie hat die Zeilen aufgehoben und den Druckfehler auch.',
};
