export const spring = {
  'mission.toul.title': 'A Sunday in April',
  'mission.toul.orders':
    'Gentlemen, this is the map, and that is all of it: four fields, one river of smoke between them, guns at the corners. Two of the fields are ours. On each there stand three machines with the varnish hardly dry, and this is the first Sunday on which we are allowed to use them. Visitors have been reported coming through the mist. You know your places. One machine of a squadron goes up at a time unless I say otherwise, the others stay warm; land when you are hit or empty, and let the next man go. Mind the guns, which are new to this too and have been told to fire at anything with wings. Each of you has a line in my book. I have ruled it myself. Let us see whether anything will be written there before church is out.',
  'mission.toul.diary.worst':
    'It was over before church was. Six lines in the book and every one of them crossed through on the first page. Everybody keeps asking how one spells their names.',
  'mission.toul.diary.lost':
    'They were better at taking turns than we were. In the end we were all up at once, like people who crowd to one side of a boat.',
  'mission.toul.diary.even':
    'Nobody gave in. About noon the mist came back, and both sides lost each other in it as one loses a thread.',
  'mission.toul.diary.won':
    'We did it, on the first Sunday, over our own field, with the whole village on the wall in its best clothes. {pilot} was carried about on a door.',
  'mission.toul.diary.best':
    'Hardly a scratch. Those who had not gone up were so disappointed that the Major promised them a war of their own next week.',
  'mission.toul.paper.good': 'A morning’s entertainment over the four fields was much appreciated by churchgoers.',
  'mission.toul.paper.bad': 'The air service has begun its season with an instructive defeat.',

  'mission.engines.title': 'What Falls Off',
  'mission.engines.orders':
    'I have a letter here from the manufacturer, in which it says that the cloth does not come off the upper wing in a dive. I have also the cloth. So nobody will dive. The mechanics are working round the clock with glue, and whatever stands out on the line tomorrow has been inspected by a man who means to go up in it himself afterwards, which is the only inspection that I believe in. The other side know about the cloth; they have picked some of it up. They will come at noon and stay high and wait for you to lose patience. Lose it slowly. Fight flat, turn wide, use the guns at the corners as if they were a fence, and bring the engines home even if you have to carry them. There are no more until June. I have that in writing too.',
  'mission.engines.diary.worst':
    'It was not even the cloth. It was an ordinary bad day, of the old make, and no letter is ever going to come about it.',
  'mission.engines.diary.lost':
    'We lost patience one after another, in alphabetical order. Somebody has nailed a strip of wing to the mess door, with the maker’s name on it.',
  'mission.engines.diary.even':
    'We fought so flat that the grass bent. At the end we had as many engines as at the start, and rather fewer of everything else.',
  'mission.engines.diary.won':
    'No diving. It is extraordinary how it annoys people. They came down at last to see what was the matter with us, and then it was too late.',
  'mission.engines.diary.best':
    'All the cloth came home. The mechanic who had inspected them walked down the line patting each of them on the nose and was found to be crying.',
  'mission.engines.paper.good': 'The new machines are giving every satisfaction to those who do not dive.',
  'mission.engines.paper.bad': 'A quantity of fabric has been found near the river. It will not be needed again.',

  'mission.guests.title': 'A Third Chair',
  'mission.guests.orders':
    'We have a guest. He is a captain of some other army’s, very polite, and he has come to see how two squadrons can fight as one without getting in each other’s way. I have told him that they cannot. He laughed, he thinks that is modesty. Tomorrow, then, you will show him, and you will try to look as if it were always done like this: one squadron draws them over, the other is already there. Whoever is up looks out for whoever is about to be. If a machine is needed more on the other field than on your own, give it away, and do not keep a list of what you are owed. Our guest will be sitting in the third chair on the roof, with field glasses and a notebook. He has filled eleven such notebooks so far, all of them with other people’s mistakes.',
  'mission.guests.diary.worst':
    'He has put away his notebook. He was very kind. He said that there are things which one had better not write down, and poured out the brandy himself.',
  'mission.guests.diary.lost':
    'We gave everything away to each other so courteously that in the end nobody had anything. Page after page he wrote.',
  'mission.guests.diary.even':
    'Both of our squadrons fought magnificently, at different times. The captain asked which half we should like him to describe.',
  'mission.guests.diary.won':
    'It worked, and no one was more surprised than we were. {pilot} says it was planned. Our guest shut his notebook and began to clap.',
  'mission.guests.diary.best':
    'Twelve men and one mind, if only for the length of a lunch. The captain has asked if he may leave us his chair. It is on the roof yet.',
  'mission.guests.paper.good':
    'A distinguished visitor has been shown how it is done. He is understood to be looking for another notebook.',
  'mission.guests.paper.bad': 'A distinguished visitor has left us. He took with him our thanks, and notes.',
};
