export const people = {
  title: 'Hat in the Ring',
  blurb:
    'April to November 1918: eight days of Squadrons, two squadrons and twelve pilots, each with a name and a line in the book. Best for two at one side of the table, or one at each.',
  'side.america': 'The American squadrons',
  'side.germany': 'The German Jastas',
  'type.scout': 'scout',
  'rank.rookie': 'rookie',
  'rank.regular': 'regular',
  'rank.flightLeader': 'flight leader',
  'rank.ace': 'ace',
  'medal.hatband': 'the Hatband',
  'medal.hatband.citation': 'For two. It goes round whatever you happen to be wearing.',
  'medal.ribbon': 'the Long Ribbon',
  'medal.ribbon.citation': 'For five, each of them entered in the book, witnessed, and argued about for an evening.',
  'medal.plume': 'the Plume',
  'medal.plume.citation': 'For nine. There is only one, and it is passed on. The moth has been at it.',
  'medal.brim': 'the Bent Brim',
  'medal.brim.citation': 'For coming back from hospital twice by a train that also went the other way.',
  'challenge.fullHouse': 'Win the first day and lose at most one plane.',
  'challenge.sixFold': 'Six victories on the Marne.',
  'challenge.lastStanding': 'Win the last fight of all.',

  'news.1918-04-14':
    '14 April: airmen of the 94th Squadron have won their first victories, over their own field near Toul.',
  'news.1918-04-21': '21 April: Manfred von Richthofen has been killed.',
  'news.1918-07-09': '9 July: James McCudden has been killed in an accident.',
  'news.1918-07-14': '14 July: Quentin Roosevelt of the 95th Squadron has been killed.',
  'news.1918-07-15': '15 July: the second battle of the Marne has begun.',
  'news.1918-07-26': '26 July: Edward Mannock has been killed.',
  'news.1918-08-08': '8 August: the battle of Amiens has begun.',
  'news.1918-09-12':
    '12 September: the salient of Saint-Mihiel is attacked; nearly 1,500 Allied aircraft are in the air.',
  'news.1918-09-25': '25 September: Edward Rickenbacker has won two victories in one morning.',
  'news.1918-09-26': '26 September: the offensive of the Meuse and the Argonne has begun.',
  'news.1918-09-29': '29 September: Frank Luke has been killed.',
  'small.1':
    'Baseball or skittles: the question which game is to be played on the spare field has gone to arbitration. The cows have been consulted.',
  'small.2':
    'Found in the cockpit of a crashed machine: a banjo, whole. Its owner, also whole, is asked to learn a second tune.',
  'small.3': 'The goat has eaten the operations map. As a precaution the goat is now classed as secret.',
  'small.4': 'Subscribers are reminded that the squadron barber is a volunteer, and so were they.',
};
