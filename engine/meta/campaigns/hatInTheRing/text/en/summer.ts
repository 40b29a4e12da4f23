export const summer = {
  'mission.marne.title': 'The River Again',
  'mission.marne.orders':
    'They are across the river, or we are, I have had both by telephone. What is certain is that there are bridges, of boats, of planks, of whatever was to hand, with people on them, and that whoever has the air above those bridges decides who gets to the other end. So it will be everybody. It will be from the first light to the last, and then the fields will be lit with buckets of petrol and it will go on. Eat and sleep when you are down. I shall wake you by your number. They have sent their best squadrons from the north for this; you will know them by the paint. I do not ask you to be brave, I have seen you, that is taken care of. I ask you to be many. Come down in time, go up again, be many.',
  'mission.marne.diary.worst':
    'By dark we were few. By midnight we were fewer. Someone kept on lighting the buckets, one after another, right down the field, for nobody.',
  'mission.marne.diary.lost':
    'The bridges held, those that ought not to have. I slept eleven times today, and each time I dreamt that it was finished.',
  'mission.marne.diary.even':
    'I am told we were over the river for nineteen hours. It is still there. So are they. So, in some manner, are we.',
  'mission.marne.diary.won':
    'At evening the last of the painted ones turned round and went. {pilot} was asleep before the wheels stopped, and was left there, with a blanket over the guns.',
  'mission.marne.diary.best':
    'We were many. I do not think that there has ever been anything as many as we were. In the bucket light the Major called the numbers, and everyone answered.',
  'mission.marne.paper.good': 'The bridges have been dealt with. A nation sleeps easier; its airmen merely sleep.',
  'mission.marne.paper.bad':
    'There is hard fighting at the river. Relatives are asked to be patient with the telegraph.',

  'mission.orchard.title': 'The Orchard',
  'mission.orchard.orders':
    'They have fallen back as far as the hills, and we go after them. Our new fields are theirs of last month; you will find the beds still warm and the plums nearly ripe. Tomorrow we are to hit their squadrons on the ground they have only just got to, before the tents are up. It is a fair way and it is all over their side, so that whoever comes down stays down. Take the long way round the guns. And a word about the orchard: it has been mined, or so says a board with a skull on it, in three languages. The children of the farm have been eating plums out of it for a week. I leave it to you whom you prefer to believe, but those who want to come to breakfast have to walk past it.',
  'mission.orchard.diary.worst':
    'The tents were up. They had been up for days. We lie tonight in their warm beds, half of them empty once more.',
  'mission.orchard.diary.lost':
    'Their gunners had not been to bed at all. It is a long way home over other people’s hills with the petrol running down your leg.',
  'mission.orchard.diary.even':
    'We broke their tent poles and they our wires. The board with the skull was shot through by both sides. There were no mines. There were wasps.',
  'mission.orchard.diary.won':
    'We caught them with their boots off. One was shaving. He finished, I will say that for him, and then ran. The plums are excellent.',
  'mission.orchard.diary.best':
    'Everything they had, in one morning, in the grass. The farm children have made a list of who fell where and rent it out.',
  'mission.orchard.paper.good': 'The pursuit continues. There will be jam.',
  'mission.orchard.paper.bad': 'The pursuit has been halted by circumstances, and wasps.',

  'mission.wheat.title': 'Standing Wheat',
  'mission.wheat.orders':
    'We are going to stop here. I have said it before, at three other places, but here there is wheat. It is ripe, it is seven miles long, and it is all the bread there will be this winter for the people behind us, who are out in it with scythes, women mostly, from four in the morning. Their airmen have been setting fire to it. I take it that somebody gave them an order, and I take it he has never been hungry. You will stay above the wheat, all day, both squadrons in turn, and whatever comes with a petrol can comes no further. Fight over the stubble, where you can. If you fall, for heaven’s sake, fall on the stubble. At noon the women will bring out soup for you as well. They have been told that you are the ones on the left.',
  'mission.wheat.diary.worst':
    'It burned until Thursday. One could have read by it. They stood along the ditch with their scythes and looked at us, not angry, which was the worst of it.',
  'mission.wheat.diary.lost':
    'Two miles of it are gone, and much of us. An old woman brought out the soup regardless. She said that there were fewer to share it.',
  'mission.wheat.diary.even':
    'A strip here, a strip there, like a badly shaved chin. They cut by moonlight now. We fly by it.',
  'mission.wheat.diary.won':
    'Not one can. Seven miles of bread are standing in sheaves. {pilot} landed in the stubble to count them and came back with straw in both sleeves.',
  'mission.wheat.diary.best':
    'They never got near enough to smell it. On the last evening we were all pulled up on the last waggon with the wheat wreath, and the goat.',
  'mission.wheat.paper.good': 'The harvest is in. It has been the best for four years, or at any rate the loudest.',
  'mission.wheat.paper.bad': 'Flour will be mixed this winter, with what has not been decided.',
};
