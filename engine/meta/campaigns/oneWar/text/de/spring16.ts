export const spring16 = {
  'mission.firstLight.title': 'Erstes Licht',
  'mission.firstLight.orders':
    'Willkommen in Saint-Obry. Wir sind elf, dazu ein Klavier und ein Dach, Sie werden also schon schlechter gewohnt haben. Morgen beim ersten Licht nehmen Sie die rote Maschine bis zum Fluss und sehen sich den Krieg an. Es ist der braune Streifen mit dem Rauch darin. An den meisten Morgen kommt auch von der anderen Seite jemand, um ihn sich anzusehen, in einer blauen. Wenn er kommt, seien Sie nicht schlau. Bleiben Sie in der Kurve, behalten Sie Höhe übrig, schießen Sie, wenn Sie seine Nummer lesen können, und nicht eher. Unter Ihnen sind unsere eigenen Gräben; bleibt der Motor stehen, so nehmen Sie das größte Feld mit den wenigsten Kühen. Auf einem ersten Flug von diesem Platz ist noch niemand zu Schaden gekommen, und der Major wäre Ihnen verbunden, wenn Sie damit nicht anfingen. Frühstück ist um acht.',
  'mission.firstLight.diary.worst':
    'Ich bin vor dem Frühstück abgeschossen worden. Die Kühe nahmen es sehr gelassen. Der Major sagt, da ich zu Fuß gegangen bin, zählt es als Landung.',
  'mission.firstLight.diary.lost':
    'Er war immer dort, wo ich gerade beschlossen hatte, nicht hinzusehen. Heimgekommen mit Löchern an Stellen, von denen ich nicht wusste, dass sie zum Flugzeug gehören.',
  'mission.firstLight.diary.even':
    'Wir kurvten, bis uns beiden schwindlig war, und flogen dann heim, vermutlich um uns hinzulegen. Das also ist der Krieg. Er geht hauptsächlich auf den Nacken.',
  'mission.firstLight.diary.won':
    'Er brach zuerst ab! Ich folgte bis zum Fluss, wie befohlen, und dann saß ich da im Sonnenaufgang, und mir zitterten die Knie wie eine Nähmaschine.',
  'mission.firstLight.diary.best':
    'Er ging ins Schilf hinunter, und ich flog heim, aß zweimal Frühstück und übergab mich hinter dem Klavier. Beides, sagt man mir, ist üblich.',
  'mission.firstLight.paper.good':
    'Ein blauer Besucher wurde am Samstag am Fluss von einem Flieger auf erstem Fluge abgewiesen. Die Kühe von Saint-Obry gaben Milch wie sonst.',
  'mission.firstLight.paper.bad':
    'Eine unserer Maschinen ging bei Saint-Obry unerwartet zwischen Vieh nieder. Der Bauer hat eine Liste eingereicht.',

  'mission.photographs.title': 'Aufnahmen',
  'mission.photographs.orders':
    'Der Stab will eine Schlacht machen und wüsste gern, worauf. Sie fotografieren die feindlichen Linien zwischen Corvenne und der Ziegelei: Batteriestellungen, die Feldbahn, die beiden Höfe ohne Schornstein. Die Stellen sind auf Ihrer Karte mit Rotstift umringelt; der Stift gehört mir, und ich will ihn zurück. Vier gute Sätze Platten brauchen die Geschütze, und Sie müssen sie selbst durch die südliche Lücke herausbringen, denn Glas fliegt nicht. Rechnen Sie mit Gesellschaft. Man lässt sich drüben nicht gern fotografieren und schickt jemanden hinauf, der das ausrichtet. Werden Sie mit den Platten an Bord gefasst, so treten Sie vor allem anderen mit dem Stiefel hinein. Sollten Sie dort herunterkommen, so wissen Sie nichts; es hilft, dass das beinahe stimmt. Nehmen Sie Rot oder Braun, je nachdem, welche weniger nach links zieht.',
  'mission.photographs.diary.worst':
    'Die Kamera, die Platten und die Maschine sind auf der anderen Seite. Und {pilot}? Wir werden davon hören oder auch nicht. Ich habe einen Stuhl eingetreten.',
  'mission.photographs.diary.lost':
    'Von einem Rotstiftring zum nächsten gejagt und nie lang genug waagerecht, um zu belichten. Der Major hat seinen Stift. Sonst hat er nichts.',
  'mission.photographs.diary.even':
    'Ein paar Sätze, keiner vollständig. Den Rest müssen die Geschütze raten, und unter dem Geratenen sind Menschen.',
  'mission.photographs.diary.won':
    'Vier Sätze, so scharf, dass man Sandsäcke zählen kann. Ein Hauptmann der Artillerie schüttelte mir die Hand, sah dann die Platten an, hörte auf zu lächeln und setzte sich.',
  'mission.photographs.diary.best':
    'Alles, und nicht einmal ein gerissener Draht. Mein Bild von der Ziegelei hängt an der Wand im Kasino. Es ist wirklich ein recht gutes Bild.',
  'mission.photographs.paper.good':
    'Das Heer dankt einem Liebhaber der Fotografie für Ansichten von Corvenne. Sie wurden erheblich vergrößert.',
  'mission.photographs.paper.bad': 'Bewölkung über Corvenne behindert weiterhin Liebhabereien jeder Art.',
};
