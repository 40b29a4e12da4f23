export const people = {
  title: 'Bloody April',
  blurb:
    'April to September 1917: eight flights of Airspace and six pilots to begin with. The British have to last; the Germans have to keep what they have. Replacements come green, and they come often.',
  'side.britain': 'The British squadron at Marlemont',
  'side.germany': 'The German squadron at Rouvray',
  'rank.green': 'green',
  'rank.oldHand': 'old hand',
  'rank.flightCommander': 'flight commander',
  'medal.aprilStar': 'the April Star',
  'medal.aprilStar.citation': 'For having been there at the beginning of the month and also at the end of it.',
  'medal.feather': 'the Steel Feather',
  'medal.feather.citation': 'For two. It is worn on the left, over the cigarette case that stopped the other thing.',
  'medal.wings': 'the Broad Wings',
  'medal.wings.citation': 'For four, in a season in which it was thought a good deal to have come home four times.',
  'medal.stitch': 'the Order of the Stitch',
  'medal.stitch.citation':
    'Conferred by the hospital itself, in black thread, and not to be removed before the tenth day.',
  'challenge.coldHands': 'Win the first fight and take at most two hits.',
  'challenge.everyOldMachine': 'See the old machines home and win outright.',
  'challenge.theBest': 'Beat the best of them.',

  'news.1917-04-06': '6 April: the United States have declared war on Germany.',
  'news.1917-04-09': '9 April: the battle of Arras has begun, in snow.',
  'news.1917-05-07': '7 May: Albert Ball has been killed.',
  'news.1917-06-07': '7 June: the mines under Messines have been fired.',
  'news.1917-06-13': '13 June: German aeroplanes have bombed London by day.',
  'news.1917-06-24': '24 June: four German Jastas have been joined in one wing, Jagdgeschwader I.',
  'news.1917-07-06': '6 July: Manfred von Richthofen has been wounded.',
  'news.1917-07-31': '31 July: the third battle of Ypres has begun.',
  'news.1917-09-11': '11 September: Georges Guynemer has not returned from a flight.',
  'small.1':
    'The mess gramophone has one record left. Subscribers to a second are asked to see the padre before something happens to the first.',
  'small.2': 'Wanted by a bomber pilot: a hot-water bottle, any shape. Offered: a nearly new fur coat, one sleeve.',
  'small.3':
    'The tame crow of B Flight has learnt to say “petrol”. It says it at night. B Flight would like to hear from anybody who keeps cats.',
  'small.4': 'The tailor behind the church has let down, since March, forty-one pairs of trousers for the next man.',
};
