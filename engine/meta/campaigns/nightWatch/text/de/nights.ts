export const nights = {
  'mission.postman.title': 'Der Briefträger',
  'mission.postman.orders':
    'Hunde! Im Wurstdepot hinter dem dritten Hangar liegen vierhundert Würste, ein Käse und ein Ding in einer Dose, das noch niemand aufbekommen hat. Die andere Seite weiß das. Ihre Nasen sind so lang wie unsere. Jeden Mittag schicken sie ein Flugzeug herüber, das sich als Briefträger verkleidet hat, mit Mütze und Tasche und einem sehr falschen Schnurrbart, und während wir ihn verbellen, zählt ein anderer die Würste. Heute wird nicht gebellt. Heute wird aufgestiegen. Einer von euch fliegt und einer schießt, und wer was tut, wird vor dem Start beschlossen und nicht wie letzte Woche danach. Die Sonne scheint, es gibt also keine Ausreden. Jagt nicht die Tasche. Jagt nicht den eigenen Schwanz, denn bei dieser Geschwindigkeit heißt das Trudeln. Wer den Schnurrbart heimbringt, darf ihn behalten.',
  'mission.postman.diary.worst':
    'Wir haben unseren Schwanz gejagt. Er war die ganze Zeit direkt vor uns, wir hatten ihn fast, und dann kam ein Teich.',
  'mission.postman.diary.lost':
    'Er ist entwischt, und in der Tasche hatte er auch noch richtige Briefe, denn einer war für mich. Darin stand: haha.',
  'mission.postman.diary.even':
    'Beiden Flugzeugen ging alles zugleich aus. Wir landeten neben ihm und teilten uns einen Keks. Den Schnurrbart nahm er ab. Er juckt, sagte er.',
  'mission.postman.diary.won':
    'Fort war der Briefträger, mit angelegten Ohren und Briefen überall. {mate} hat ihm vom Rücksitz die Mütze heruntergeschossen und ist seit dem Abendessen nicht auszuhalten.',
  'mission.postman.diary.best':
    'Wir haben die Mütze, die Tasche und den Schnurrbart, und {mate} trägt alle drei. Keine Wurst wurde gezählt. Der Käse soll gerührt sein.',
  'mission.postman.paper.good':
    'FALSCHER BRIEFTRÄGER ENTLARVT. Post kommt künftig von jemandem, mit dessen Waden wir bekannt sind.',
  'mission.postman.paper.bad': 'POST KOMMT PÜNKTLICH. Zwinger erschüttert. Oberst will wissen, wer das zugelassen hat.',

  'mission.moonrise.title': 'Mondaufgang',
  'mission.moonrise.orders':
    'Heute Nacht gibt es Mond. Was das mit der Staffel macht, brauche ich kaum zu sagen. Um zehn sitzt die Hälfte von euch mit zurückgelegtem Kopf auf dem Dach, und genau dann werden sie kommen, mit einer Decke um den Motor, wegen der Würste. Darum wird die Wache in der Luft gehalten, wo man heulen und zugleich seine Pflicht tun kann. Bei Mondlicht sieht man eine Sache nur, wenn man geradewegs hinschaut, und dann ist sie meist schon woanders. Verlasst euch auf die Nase. Der Schütze sagt dem Piloten, was er riecht und woher; ein schlichtes Bellen genügt, wir brauchen keine Lyrik. Solltet ihr der feindlichen Mannschaft begegnen, und sie heult auch gerade, so ist es gestattet, die Strophe gemeinsam zu beenden. Danach wird geschossen. Sie werden es verstehen. Es sind Hunde, was immer sie sonst noch sein mögen.',
  'mission.moonrise.diary.worst':
    'Wir haben mit geschlossenen Augen geheult, alle vier Strophen, und als wir sie wieder aufmachten, steckten wir in einer Hecke, und vierzig Würste kamen uns entgegen.',
  'mission.moonrise.diary.lost':
    'Sie hatten den besseren zweiten Tenor und den besseren Schützen. Er sang Bass und schoss in den Pausen.',
  'mission.moonrise.diary.even':
    'Niemand brachte es über sich, anzufangen. Es war ein so überaus guter Mond. Gegen zwei gingen alle heim und träumten vom Rennen.',
  'mission.moonrise.diary.won':
    'Ich roch Decke, {mate} schoss auf Decke, und eine Decke sank über den Obstgarten wie eine Eule. Darunter sangen sie noch.',
  'mission.moonrise.diary.best':
    'Auf dem letzten Ton heruntergeholt, sauber gestimmt, was angeblich noch nie gelungen ist. Der Feind verlangt eine Zugabe.',
  'mission.moonrise.paper.good': 'MOND VERTEIDIGT. Er soll es auf den Käse abgesehen haben, mit dem er verwandt ist.',
  'mission.moonrise.paper.bad': 'KONZERT EIN ERFOLG, SAGT DIE KRITIK. Vierzig Würste fehlen, sagt der Quartiermeister.',

  'mission.thunder.title': 'Die Nacht des Donners',
  'mission.thunder.orders':
    'Ich weiß. Keiner von uns mag das. Aber es ist nicht das Feuerwerk, und es ist auch nicht der Weltuntergang, es ist nur die Flak, die ihr neues Geschütz ausprobiert, und sie hat versprochen, auf den Feind zu zielen, sobald sie erkennt, welcher es ist. Niemand geht unters Bett. Wir sind elf, und es gibt ein Bett; ich habe das ausgerechnet. Stattdessen steigt ihr auf, mitten hinein, denn die feindliche Mannschaft wird genauso zittern wie ihr, und eine bessere Gelegenheit kommt vielleicht nie. Wenn es knallt, tut weiter, was ihr vor dem Knall verabredet habt. Habt ihr vergessen, was das war, dann tut etwas anderes, aber tut es zusammen. Wer zurückkommt, wird gehalten. Von mir, so lange es nötig ist.',
  'mission.thunder.diary.worst':
    'Es knallte. Was danach kam, weiß ich nicht, ich hatte die Pfoten vor den Augen, und {mate} anscheinend auch, und einer von uns hätte das anscheinend nicht tun sollen.',
  'mission.thunder.diary.lost':
    'Wir waren sehr tapfer bis zum zweiten Knall. Gelandet, unters Bett. Der Oberst war schon da und rückte.',
  'mission.thunder.diary.even':
    'Sie versteckten sich hinter unserer Wolke und wir uns hinter ihrer. Um Mitternacht reichte jemand einen Zettel herüber: Könnt ihr das auch nicht leiden? Nein. Wir auch nicht. Gute Nacht.',
  'mission.thunder.diary.won':
    'Geradewegs hindurch, die Ohren auf links. Der Feind war so verblüfft, dass er Sitz machte. {mate} wird in diesem Augenblick vom Obersten gehalten.',
  'mission.thunder.diary.best':
    'Es hat sich herausgestellt: Wenn man zurückbellt, hält es kurz inne und hört zu. Wir werden es niemandem verraten. Wir haben es allen verraten.',
  'mission.thunder.paper.good':
    'DONNER VERBELLT, ZIEHT AB. Zwei hiesige Hunde festgehalten, erst zum Verhör und dann einfach so.',
  'mission.thunder.paper.bad': 'BETT FASST DOCH ELF. Ingenieure sprechen von einem Triumph des Geistes.',
};
