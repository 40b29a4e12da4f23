export const summer = {
  'mission.crates.title': 'Kisten',
  'mission.crates.orders':
    'Sie sind da, in Kisten, und riechen nach Lack: neue Jagdeinsitzer. Dass sie den Krieg gewinnen, sage ich Ihnen nicht, das habe ich von den letzten auch gesagt. Kurven aber können sie; manche können nichts anderes. Behandeln Sie den Motor wie ein fremdes Pferd. Zwei von Ihnen bringen sie zu der Schlacht, die heute früh damit eröffnet wurde, dass man einen Hügel in die Luft sprengte. Man hat es bis hierher gespürt: Mein Rasierwasser bewegte sich. Fliegen Sie hoch über dem Rauch, suchen Sie die ihren, und finden Sie heraus, in welcher Höhe unsere besser sind, denn irgendeine muss es geben. Schreiben Sie es nach der Landung auf. Ich bin es müde, dergleichen durch Abziehen zu lernen. Und seien Sie nett zu der alten Maschine, wenn Sie an ihr vorbeikommen, dort hinter dem Hangar. Sie hat einige von Ihnen, alles in allem, recht oft heimgebracht.',
  'mission.crates.diary.worst':
    'Es gibt eine Höhe, in der unsere besser sind, und wir sind auf dem Weg nach unten geradewegs daran vorbeigekommen. Sie waren kaum genug geflogen, um einen Geruch zu haben.',
  'mission.crates.diary.lost':
    'Kurven können sie, das stimmt. Wir kurvten und kurvten, und er stand über uns wie jemand, der Goldfischen zusieht.',
  'mission.crates.diary.even':
    'Wir haben eine Menge gelernt, und er auch. Ich habe es aufgeschrieben: zweieinhalbtausend Meter, nie nach rechts, und ein Taschentuch für das Öl.',
  'mission.crates.diary.won':
    'Zweitausendachthundert Meter. Das ist die Antwort. Darunter würde ich sie keinem Onkel leihen, und auf zweitausendachthundert ist sie ein Engel.',
  'mission.crates.diary.best':
    'Nach einem einzigen Vormittag kann man eine Maschine nicht gernhaben. {mate} hat ihr einen Namen gegeben, sie poliert und schreibt jetzt ihrer Mutter.',
  'mission.crates.paper.good':
    'Neue Maschinen sind günstig aufgefallen. Den Käufern wird geraten, nicht nach rechts zu kurven.',
  'mission.crates.paper.bad': 'Neue Maschinen sind unterwegs, um die zu ersetzen, die am Donnerstag neu waren.',

  'mission.evening.title': 'Ein langer Abend',
  'mission.evening.orders':
    'Es ist jetzt bis zehn hell. Früher habe ich das gemocht. Heute Abend um acht wird jemand über unsere Seite kommen, allein, etwa in Kirchturmhöhe, wie schon die ganze Woche, und in die Gärten schauen. Was er will, wissen wir nicht. Am Dienstag flog er anderthalb Kilometer hinter dem Proviantwagen her; am Mittwoch erschreckte er eine Hochzeit. Ich glaube, er hat Heimweh, aber Heimweh kann man auch mit zwei Maschinengewehren haben. Gehen Sie um halb acht hinauf, die Sonne im Rücken, lassen Sie ihn weit herein, und dann machen Sie die Tür zu. Wenn es sich einrichten lässt, über den Uferwiesen: Das Heu ist noch nicht drin. Zwei Stunden Licht haben Sie dafür, und niemand erwartet etwas von Ihnen. Es ist vielleicht der letzte Abend in diesem Jahr, von dem ich das sagen kann.',
  'mission.evening.diary.worst':
    'Er hatte kein Heimweh. Es war ein wunderschöner Abend. Ich weiß noch das Heu, und wie weich es aussah, und dass es das nicht war.',
  'mission.evening.diary.lost':
    'Er sah mich aus der Sonne kommen, er hatte darauf gewartet. Ich glaube, die Gärten waren nur zum Anschauen da, bis jemand käme.',
  'mission.evening.diary.even':
    'Wir flogen die Uferwiesen auf und ab, bis die Schwalben schlafen gingen. Keiner brachte den anderen dazu, leichtsinnig zu werden. Um Viertel vor zehn hörten wir einfach auf.',
  'mission.evening.diary.won':
    'Die Tür fiel hinter ihm zu, und er ging sozusagen durchs Fenster, mit einer Menge loser Ziegel. Der Proviantwagen hielt, und der Kutscher zog den Hut.',
  'mission.evening.diary.best':
    'Er kam ohne einen Kratzer im Heu herunter und bat um Bier. Er hat drei Schwestern. Am Mittwoch hatte er nur die Braut sehen wollen.',
  'mission.evening.paper.good':
    'Der abendliche Besucher wurde festgehalten. Die Hochzeit wird am Samstag wiederholt, der Fotografien wegen.',
  'mission.evening.paper.bad': 'Gartenbesitzer werden gebeten, ihre Wäsche bis acht Uhr abzunehmen.',

  'mission.mud.title': 'Regen in Flandern',
  'mission.mud.orders':
    'Heute früh hat es angefangen, und der Regen auch. Der Regen gewinnt. Dort unten gehen sie darin vor, die ihre Stiefel noch heben können, und der Stab sieht sie nicht und wüsste gern, wie weit sie gekommen sind. Also gehen Sie unter die Wolke, Sie beide, in Höhen, die ich an jedem anderen Tag verbieten würde, und vertreiben, wen man geschickt hat, dasselbe anzuschauen. Platz zum Stürzen wird keiner sein. Sie begegnen sich auf Armeslänge, aus der Nässe heraus, und es kommt darauf an, wer zuerst denkt. Bedenken Sie, dass es eine Grenze gibt: Wenn die Zeit um ist, hat die Seite den Himmel gehalten, die besser in Schuss ist, und das kommt in den Bericht. Wie der Schlamm es nennen wird, weiß ich nicht. Kommen Sie sauber zurück.',
  'mission.mud.diary.worst':
    'Unter dieser Wolke war es, als kämpfte man in einem Schrank. Die es taten, haben wir nie gesehen. Vom Schlamm aus müssen sie wie Regen ausgesehen haben.',
  'mission.mud.diary.lost':
    'Sie waren besser in Schuss. So steht es im Bericht. Unter uns hatte einer seinen Stiefel verloren und suchte ihn und sah kein einziges Mal auf.',
  'mission.mud.diary.even':
    'Niemand hielt den Himmel. Er war in keinem Zustand, in dem ihn jemand hätte halten wollen. Ich habe mich zweimal gewaschen und rieche immer noch danach.',
  'mission.mud.diary.won':
    'Bis zum Dunkelwerden hielten wir sie fern. Ob es geholfen hat, kann niemand sagen. Einige winkten. Aus hundertfünfzig Metern kann man Winken nicht vom anderen unterscheiden.',
  'mission.mud.diary.best':
    'Acht Kilometer, die ganze Front davon freigemacht, und zurück in ein trockenes Bett. Ich lag darin und hörte dem Regen auf dem Dach zu, so lange ich es aushielt.',
  'mission.mud.paper.good': 'In der Luft lag der Vorteil am ersten Tag durchweg bei uns. Am Boden lag er beim Wetter.',
  'mission.mud.paper.bad': 'Starker Regen hat Unternehmungen jeder Art behindert. Aussichten: mehr davon.',

  'mission.bestOfThem.title': 'Der Beste von ihnen',
  'mission.bestOfThem.orders':
    'Ich habe das hinausgeschoben. {nemesis} ist wieder über den Linien, allein, über allen, und gestern waren es drei. Er ist der Beste von ihnen. Es wäre töricht, das zu leugnen; unsere eigenen Leute bleiben stehen und sehen zu. Was in Scharen geschickt wird, kommt nie in seine Nähe, denn er kann zählen; es muss also einer sein, und es sollte unser Bester sein. Ich bin mit dem Bleistift die Liste auf und ab gegangen. Sie wissen, wo er stehen blieb. Einen Kniff gibt es nicht. Sie steigen heute Abend auf, in ein Viertel des Himmels, in dem sonst niemand ist, und er wird kommen, weil er genau das tun würde. Gewinnen Sie, wenn Sie können. Wenn nicht, halten Sie aus, bis die Zeit um ist, und kommen Sie heim, und so lange werden wir so gut gewesen sein wie er.',
  'mission.bestOfThem.diary.worst':
    'So sieht das also aus. Nicht eine Bewegung zu viel. Ich war so mit Zusehen beschäftigt, dass ich einen Augenblick vergaß, wem es galt.',
  'mission.bestOfThem.diary.lost':
    'Er ist besser. Ich weiß jetzt genau, um wie viel, so wie man die Höhe einer Tür kennt, an der man sich den Kopf gestoßen hat. Ich bin froh, es zu wissen.',
  'mission.bestOfThem.diary.even':
    'Bis die Zeit um war! Danach kam er längsseits, sah herüber und hob eine Hand vom Knüppel: waagerecht, wie eine Waage.',
  'mission.bestOfThem.diary.won':
    'Ich habe ihn geschlagen. Er glitt mit stehendem Motor unter mir fort, noch immer so sauber wie Handschrift. Die ganze Linie hatte aufgehört zu feuern, um zuzusehen.',
  'mission.bestOfThem.diary.best':
    'Es ist getan, und ich habe es gut getan, und auf dem Heimweg musste ich die Maschine auf ein Feld setzen und eine Weile neben ihr sitzen, zwischen dem Mohn.',
  'mission.bestOfThem.paper.good':
    'Dem berühmten {nemesis} ist die Rechnung vorgelegt worden. Unser Berichterstatter fand den Sieger schlafend.',
  'mission.bestOfThem.paper.bad': 'Beim Feind erfreut sich {nemesis} weiterhin guter Gesundheit. Er soll Hunde mögen.',
};
