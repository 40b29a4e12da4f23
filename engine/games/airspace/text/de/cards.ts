/** The backs of the nine airplane cards of Airspace, in German. */
export const cards = {
  'nation.airspace.britain': 'Großbritannien',
  'nation.airspace.france': 'Frankreich',
  'nation.airspace.america': 'Vereinigte Staaten',
  'nation.airspace.germany': 'Deutschland',

  'history.airspace.sopwithCamel':
    'Die Camel kam im Sommer 1917 an die Front und verdankte ihren Namen dem Höcker über ihren beiden ' +
    'Maschinengewehren. Motor, Waffen, Treibstoff und Pilot saßen dicht beisammen nahe der Nase, und das ganze Gewicht ' +
    'des Umlaufmotors drehte sich mit dem Propeller: Sie riss schneller nach rechts herum als alles andere am Himmel und ' +
    'brachte manchen Schüler um, der am Seitenruder zu langsam war. In ruhiger Hand war sie tödlich. Camels werden 1294 ' +
    'Luftsiege zugeschrieben, mehr als jedem anderen alliierten Jäger, darunter das Luftschiff L 53, das Stuart Culley ' +
    'nach dem Start von einem geschleppten Leichter herunterholte.',
  'history.airspace.se5a':
    'Gebaut in der Royal Aircraft Factory in Farnborough um den V8 von Hispano-Suiza, flog die S.E.5 im April 1917 ' +
    'mit der 56. Staffel nach Frankreich; die S.E.5a mit stärkerem Motor folgte bald. Sie war schnell, robust und ' +
    'ruhig, eine Geschützplattform, die ihrem Piloten verzieh und aus langen Sturzflügen mit allen Flügeln ' +
    'herauskam. Ein Maschinengewehr schoss durch den Propellerkreis; ein zweites lag auf einer gebogenen Schiene ' +
    'über dem Flügel, wo man es herunterziehen konnte, um die Trommel zu wechseln oder einem Gegner senkrecht in den ' +
    'Bauch zu schießen. McCudden, Mannock und Beauchamp-Proctor gewannen in ihr die meisten ihrer Kämpfe.',
  'history.airspace.nieuport17':
    'Gustave Delages Nieuport 17 kam 1916 zu den französischen Staffeln und vollendete, was ihre kleinere Vorgängerin ' +
    'begonnen hatte: Die Monate, in denen deutsche Eindecker die Front beherrschten, waren vorbei. Ihr Unterflügel, kaum ' +
    'mehr als halb so tief wie der obere, hing an einem einzigen Holm und V-förmigen Streben; der Pilot sah gut nach ' +
    'unten, und sie stieg vorzüglich. Der Preis: Im steilen Sturzflug konnte der schmale Flügel sich verdrehen und ' +
    'brechen. Guynemer und Nungesser flogen sie für Frankreich, Albert Ball und Billy Bishop für Großbritannien, und den ' +
    'deutschen Konstrukteuren gefiel sie so gut, dass sie ihre Bauart für die nächste Albatros übernahmen.',
  'history.airspace.spadS13':
    'Louis Béchereau entwarf die SPAD S.XIII als größere, stärkere Schwester der S.VII, mit zwei Maschinengewehren ' +
    'statt einem und einem untersetzten V8 von zweihundert Pferdestärken und mehr. Mit den wendigen Jägern mit ' +
    'Umlaufmotor konnte sie im Kurvenkampf nicht mithalten, aber den meisten lief sie davon und konnte ohne Angst um ' +
    'ihre Flügel wegstürzen. Das Getriebe machte den Warten anfangs endlos Ärger. Trotzdem wurden fast 8500 gebaut, ' +
    'und sie wurde der Standardjäger Frankreichs und der amerikanischen Staffeln. Guynemer ging in einer verloren; ' +
    'René Fonck, der den Krieg mit 75 Luftsiegen überlebte, und Eddie Rickenbacker schworen auf sie.',
  'history.airspace.nieuport28':
    'Frankreich hatte sich schon für die SPAD entschieden, als die Nieuport 28 fertig war, und so ging der schlanke ' +
    'Doppeldecker mit dem Gnôme-Motor von 160 Pferdestärken an die Amerikaner, die Staffeln hatten und keine Jäger. ' +
    'Die ersten Streifen im März 1918 flogen sie, bevor überhaupt die Waffen eingetroffen waren. Am 14. April ' +
    'starteten Alan Winslow und Douglas Campbell von der 94. Staffel in Toul und schossen binnen Minuten zwei ' +
    'deutsche Jäger ab, gleich neben dem eigenen Platz. Die Piloten liebten, wie leicht sie sich führen ließ, und ' +
    'fürchteten den Stoff, der sich im Sturzflug vom Oberflügel lösen konnte. Bis zum Ende des Sommers hatten SPADs ' +
    'sie ersetzt.',
  'history.airspace.albatrosD3':
    'Mit glattem Rumpf aus geformtem Sperrholz, kräftigem Mercedes-Motor und zwei Maschinengewehren nahm die Albatros ' +
    'D.III den Alliierten in den ersten Monaten des Jahres 1917 den Himmel. Der besseren Sicht wegen hatte sie den ' +
    'schmalen Unterflügel und die V-Streben der Nieuport bekommen und mit ihnen deren Schwäche: In langem Sturzflug konnte ' +
    'der Unterflügel flattern und reißen, wie Manfred von Richthofen im Januar erfuhr. Verstärkt wurde sie zur wichtigsten ' +
    'Waffe der deutschen Jagdstaffeln im April 1917, einem der schlimmsten Monate des Krieges für die britischen Flieger. ' +
    'In Österreich gebaute Versionen erwiesen sich als zäher und dienten bis zum Ende.',
  'history.airspace.fokkerDr1':
    'Drei kurze Flügel und ein leichter Umlaufmotor machten den Fokker-Dreidecker geradeaus langsam und im Kurvenkampf ' +
    'wunderbar: Er stieg wie ein Fahrstuhl und drehte fast auf der Stelle. Er war die Antwort auf den Sopwith-Dreidecker, ' +
    'dessen Steigen die Deutschen 1917 erschreckt hatte. Werner Voss flog einen der ersten im September in seinen letzten ' +
    'Kampf und hielt allein etwa zehn Minuten lang einige der besten Piloten der 56. Staffel in Schach. Schlecht gebaute ' +
    'Flügel brachen in jenem Herbst und mussten erneuert werden. Nur 320 wurden gebaut, und doch hat der rote, in dem ' +
    'Richthofen im April 1918 starb, ihn zum berühmtesten Jäger des Krieges gemacht.',
  'history.airspace.fokkerD7':
    'Die Fokker D.VII gewann Anfang 1918 das Vergleichsfliegen der Jäger bei Berlin und ging noch im Frühjahr in ' +
    'aller Eile an die Front; sogar die Albatros-Werke, der Rivale, mussten sie bauen. Ihre dicken Flügel brauchten ' +
    'keine Spanndrähte und trugen noch bei Winkeln, bei denen andere überzogen, sodass eine D.VII am Propeller ' +
    'hängend nach oben schießen konnte. Sie war leicht für Anfänger, und mit dem BMW-Höhenmotor stieg sie fast allem ' +
    'davon. Viele nennen sie den besten deutschen Jäger des Krieges. Die Alliierten stimmten auf ihre Weise zu: Der ' +
    'Waffenstillstand verlangte namentlich die Auslieferung aller Maschinen dieses einen Typs.',
  'history.airspace.pfalzD3':
    'Die Pfalz-Werke in Speyer bauten 1917 ihren ersten selbst entworfenen Jäger; über eine Form wickelten sie kreuzweise ' +
    'zwei Lagen dünner Holzstreifen zu einer schlanken, festen Schale, die das Werk silbergrau gestrichen verließ. Die ' +
    'D.III kam im Spätsommer an die Front, zuerst zur Jasta 10. Wer die Albatros gewohnt war, fand, dass sie langsamer ' +
    'stieg und unwilliger kurvte. Aber sie hielt in Sturzflügen zusammen, die andere zerrissen, und das machte sie zu ' +
    'einer guten Maschine für Angriffe auf Fesselballone. Die spätere D.IIIa hatte einen stärkeren Motor und ihre Waffen ' +
    'obenauf, in Reichweite, wenn sie klemmten.',
} as const;
