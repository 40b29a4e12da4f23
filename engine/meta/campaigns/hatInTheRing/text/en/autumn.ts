export const autumn = {
  'mission.saintMihiel.title': 'Everything That Flies',
  'mission.saintMihiel.orders':
    'Look at this. It is the air order for tomorrow and it is eleven pages long; we are on page nine, between the balloons and the lost property. I did not know that there were so many aeroplanes in the world. It will rain. At five, every one of them will be going one way or the other above the same muddy bulge in the line, and our part in it is to take two fields behind the bulge out of the reckoning by ten. You will hardly be able to move without somebody’s permission. In such crowds it is not skill which counts, but keeping count: which of them are up, which are down, who is hurt, who is next. Leave the speeches to page one. And do not run into anybody. I am quite serious. We should never hear the end of it from the balloons.',
  'mission.saintMihiel.diary.worst':
    'On page nine it now says: see casualties. A thousand aeroplanes overhead, and in all of that noise one listens for six.',
  'mission.saintMihiel.diary.lost':
    'The bulge is gone, the day is won, the papers are full of it, and we lost our corner. They have put it as “stubborn resistance on the left”.',
  'mission.saintMihiel.diary.even':
    'I could not tell you what happened. I counted to nineteen, all sorts, and then something fell through the middle of the sum.',
  'mission.saintMihiel.diary.won':
    'Both fields, by a quarter to ten. We had fifteen minutes left over, and spent them circling, in the rain, quite alone, like the first guests at a ball.',
  'mission.saintMihiel.diary.best':
    'By the clock, by the book, by page nine. The balloons have sent a card. {pilot} has had it framed.',
  'mission.saintMihiel.paper.good':
    'Of the great number of machines engaged, ours were the ones on the left, at the back, early.',
  'mission.saintMihiel.paper.bad': 'The victory was general. It was not, in every particular, local.',

  'mission.argonne.title': 'The Forest',
  'mission.argonne.orders':
    'There is a forest, and a battle has gone into it and not come out. From above you see nothing but tree-tops, with smoke standing between them, and here and there a piece of red cloth which somebody has spread out to say that he is still alive there. You will keep their squadrons off that cloth. Fly from field to field along the edge, never straight across; the guns are in the trees and the trees are on nobody’s side. It is getting dark early. Some of you have been here since April, and I see it in your landings, so I shall say this once: whoever tells me that he has had enough will be given a month’s leave, a warm coat and my hand, with no questions. I have been at this window since six. Nobody has come. I did not suppose that you would.',
  'mission.argonne.diary.worst':
    'The forest kept them. We flew along the edge until the last light, looking down into it, and there was no cloth of any colour.',
  'mission.argonne.diary.lost':
    'They came between us and the clearing. When we got back to it the red cloth was folded up. I hope that it was they who folded it.',
  'mission.argonne.diary.even':
    'Smoke, leaves, rain. I saw one of theirs quite close; he looked at me as you look at somebody who has got into the wrong compartment.',
  'mission.argonne.diary.won':
    'We kept the sky above four pieces of cloth. At dusk there were five. {pilot} went down to tree height to make quite sure, and someone down there waved a spoon.',
  'mission.argonne.diary.best':
    'By evening there was not one of them left over the trees. The cloths were taken in, one by one, because they were walking out.',
  'mission.argonne.paper.good':
    'Good news from the forest. Somebody has come out of it, and says that there are others.',
  'mission.argonne.paper.bad': 'There is no news from the forest.',

  'mission.lastField.title': 'Four Fields, Last Time',
  'mission.lastField.orders':
    'Everyone knows, so I need not pretend. By tomorrow noon these will be four meadows with a stream in them, and somebody will have to explain to the cows. Today they are still what they have been since April. Opposite are the last of theirs, on two fields, as many as can be mended; here you are. They have sent up a white rocket, then a red one. I have looked it up. It is not a signal. I think it is an invitation. We shall not be asked about today, whether we go or not, not by anybody who matters to me. But I have kept this book since the first Sunday and I find that I should like to know how it ends, and I am ashamed of it. Whoever goes, go carefully. It would be a stupid day, after all of this, on which to be hurt.',
  'mission.lastField.diary.worst':
    'The book is full. It came out exactly, to the last line of the last page. I would rather it had been longer. I should have bought the thicker one.',
  'mission.lastField.diary.lost':
    'They won the last one. Afterwards they came across the stream on foot, with their caps pushed back and a bottle, and they looked just as tired.',
  'mission.lastField.diary.even':
    'It got dark. Nobody had won it, and nobody suggested going on. Someone fired off a white rocket and someone else a red one, this time for the colours.',
  'mission.lastField.diary.won':
    'Ours are the last wheels to have touched down. I stood beside the machine listening to it cool, tick, tick, tick, like a clock that is being let off.',
  'mission.lastField.diary.best':
    'Not one of ours was lost on the last day. I have written it out in words, not in figures, and gone over it twice with the pen: not one.',
  'mission.lastField.paper.good':
    'The final match of the season over the four fields was won by the home side. There will be no return.',
  'mission.lastField.paper.bad': 'The season over the four fields has closed. The ground will be let for grazing.',
};
