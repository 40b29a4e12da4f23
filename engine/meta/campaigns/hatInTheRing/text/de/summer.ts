export const summer = {
  'mission.marne.title': 'Wieder der Fluss',
  'mission.marne.orders':
    'Der Feind ist über den Fluss, oder wir sind es, am Telefon habe ich beides gehört. Sicher ist, dass es Brücken gibt, aus Booten, aus Brettern, aus allem, was zur Hand war, mit Menschen darauf, und dass, wer die Luft über diesen Brücken hat, darüber entscheidet, wer am anderen Ende ankommt. Also alle. Vom ersten Licht bis zum letzten, und dann werden die Plätze mit Eimern voll Benzin beleuchtet, und es geht weiter. Essen und schlafen Sie, wenn Sie unten sind. Ich wecke Sie nach Nummern. Dafür haben sie ihre besten Staffeln aus dem Norden geholt; Sie erkennen sie an der Farbe. Ich verlange nicht, dass Sie tapfer sind, ich habe Sie gesehen, dafür ist gesorgt. Ich verlange, dass Sie viele sind. Kommen Sie rechtzeitig herunter, gehen Sie wieder hinauf, seien Sie viele.',
  'mission.marne.diary.worst':
    'Als es dunkel wurde, waren wir wenige. Um Mitternacht waren wir weniger. Jemand zündete weiter die Eimer an, einen nach dem anderen, den ganzen Platz hinunter, für niemanden.',
  'mission.marne.diary.lost':
    'Die Brücken hielten, die, die es nicht sollten. Elfmal habe ich heute geschlafen, und jedes Mal träumte mir, es sei zu Ende.',
  'mission.marne.diary.even':
    'Man sagt, wir waren neunzehn Stunden über dem Fluss. Er ist noch da. Sie auch. Und wir, in gewisser Weise, auch.',
  'mission.marne.diary.won':
    'Am Abend kehrte der letzte von den Bunten um. {pilot} schlief, ehe die Räder stillstanden, und man ließ es dabei, mit einer Decke über den Gewehren.',
  'mission.marne.diary.best':
    'Wir waren viele. Ich glaube nicht, dass je etwas so viele gewesen ist wie wir. Im Licht der Eimer rief der Major die Nummern auf, und jeder antwortete.',
  'mission.marne.paper.good': 'Die Brücken sind erledigt. Eine Nation schläft ruhiger; ihre Flieger schlafen bloß.',
  'mission.marne.paper.bad':
    'Am Fluss wird hart gekämpft. Angehörige werden gebeten, mit dem Telegrafen Geduld zu haben.',

  'mission.orchard.title': 'Der Obstgarten',
  'mission.orchard.orders':
    'Der Feind ist bis zu den Hügeln zurückgegangen, und wir gehen ihm nach. Unsere neuen Plätze sind seine vom letzten Monat; die Betten finden Sie noch warm und die Pflaumen beinahe reif. Morgen sollen wir seine Staffeln auf dem Boden treffen, den sie eben erst erreicht haben, ehe die Zelte stehen. Es ist ein gutes Stück und liegt ganz auf seiner Seite; wer also herunterkommt, der bleibt unten. Nehmen Sie den langen Weg um die Geschütze. Und ein Wort zum Obstgarten: Er ist vermint, so jedenfalls sagt es ein Schild mit einem Totenkopf, in drei Sprachen. Die Kinder vom Hof essen seit einer Woche Pflaumen daraus. Ich überlasse es Ihnen, wem Sie lieber glauben, aber wer zum Frühstück will, muss daran vorbei.',
  'mission.orchard.diary.worst':
    'Die Zelte standen. Sie standen seit Tagen. Heute Nacht liegen wir in ihren warmen Betten, und die Hälfte ist schon wieder leer.',
  'mission.orchard.diary.lost':
    'Ihre Kanoniere waren gar nicht erst zu Bett gegangen. Der Heimweg über anderer Leute Hügel ist lang, wenn einem das Benzin am Bein herunterläuft.',
  'mission.orchard.diary.even':
    'Wir zerbrachen ihre Zeltstangen und sie unsere Spanndrähte. Das Schild mit dem Totenkopf wurde von beiden Seiten durchschossen. Minen gab es keine. Es gab Wespen.',
  'mission.orchard.diary.won':
    'Wir erwischten sie ohne Stiefel. Einer rasierte sich gerade. Er machte fertig, das muss ich ihm lassen, und rannte dann. Die Pflaumen sind vorzüglich.',
  'mission.orchard.diary.best':
    'Alles, was sie hatten, an einem Morgen, im Gras. Die Kinder vom Hof haben eine Liste gemacht, wer wohin fiel, und verleihen sie gegen Gebühr.',
  'mission.orchard.paper.good': 'Die Verfolgung geht weiter. Es wird Mus geben.',
  'mission.orchard.paper.bad': 'Die Verfolgung wurde durch die Umstände aufgehalten, und durch Wespen.',

  'mission.wheat.title': 'Stehender Weizen',
  'mission.wheat.orders':
    'Hier bleiben wir stehen. Das habe ich schon an drei anderen Orten gesagt, aber hier gibt es Weizen. Er ist reif, er ist elf Kilometer lang, und er ist alles Brot, das die Leute hinter uns in diesem Winter haben werden, die mit Sensen darin stehen, Frauen meist, von vier Uhr früh an. Die feindlichen Flieger stecken ihn in Brand. Ich nehme an, jemand hat es ihnen befohlen, und ich nehme an, er ist noch nie hungrig gewesen. Sie bleiben über dem Weizen, den ganzen Tag, beide Staffeln im Wechsel, und was mit einem Benzinkanister kommt, kommt nicht weiter. Kämpfen Sie über den Stoppeln, wo es geht. Wenn Sie fallen, um Himmels willen, fallen Sie in die Stoppeln. Mittags bringen die Frauen auch für Sie Suppe hinaus. Man hat ihnen gesagt, Sie seien die von links.',
  'mission.wheat.diary.worst':
    'Er brannte bis Donnerstag. Man hätte dabei lesen können. Sie standen mit ihren Sensen am Graben und sahen uns an, nicht zornig, und das war das Schlimmste.',
  'mission.wheat.diary.lost':
    'Drei Kilometer davon sind hin, und viel von uns. Eine alte Frau brachte die Suppe trotzdem. Es seien ja weniger, sagte sie, die sie sich teilen müssten.',
  'mission.wheat.diary.even':
    'Hier ein Streifen, da ein Streifen, wie ein schlecht rasiertes Kinn. Sie mähen jetzt bei Mondlicht. Wir fliegen dabei.',
  'mission.wheat.diary.won':
    'Nicht ein Kanister. Elf Kilometer Brot stehen in Garben. {pilot} ist in den Stoppeln gelandet, um sie zu zählen, und kam mit Stroh in beiden Ärmeln zurück.',
  'mission.wheat.diary.best':
    'Sie kamen nie nah genug, um ihn zu riechen. Am letzten Abend zog man uns alle auf den letzten Wagen, mit dem Erntekranz und der Ziege.',
  'mission.wheat.paper.good': 'Die Ernte ist eingebracht. Es war die beste seit vier Jahren, jedenfalls die lauteste.',
  'mission.wheat.paper.bad': 'Das Mehl wird in diesem Winter gestreckt, womit, ist noch nicht entschieden.',
};
