export const summer = {
  'mission.crates.title': 'Crates',
  'mission.crates.orders':
    'They are here, in crates, smelling of varnish: new scouts. I shall not tell you that they will win the war, I told you so about the last ones. They do turn, however; some of them do nothing else. Treat the engine like somebody else’s horse. Two of you are going to take them to the battle that was opened this morning by blowing up a hill. You could feel it here: my shaving water moved. Fly high over the smoke, look for theirs, and find out at what height ours are better, because there is bound to be one. Write it down when you land. I am tired of learning such things by subtraction. And be kind to the old machine when you pass it, out there, behind the hangar. It brought some of you home rather often, considering.',
  'mission.crates.diary.worst':
    'There is a height at which ours are better and we went straight past it on the way down. They had hardly been flown enough to have a smell.',
  'mission.crates.diary.lost':
    'They turn, that is true. We turned and turned, and he stood over us like somebody watching goldfish.',
  'mission.crates.diary.even':
    'We have learnt a good deal, and so has he. I wrote it down: eight thousand feet, never to the right, and take a handkerchief for the oil.',
  'mission.crates.diary.won':
    'Nine thousand feet. That is the answer. Below that I would not lend it to an uncle, and at nine thousand feet it is an angel.',
  'mission.crates.diary.best':
    'One cannot be fond of a machine after a single morning. {mate} has given it a name, and polished it, and is now writing its mother a letter.',
  'mission.crates.paper.good':
    'New machines have been favourably noticed. Their purchasers are advised not to turn to the right.',
  'mission.crates.paper.bad': 'New machines are on their way to replace those that were new on Thursday.',

  'mission.evening.title': 'A Long Evening',
  'mission.evening.orders':
    'There is light until ten now. I used to like that. Tonight at eight somebody will come over our side, by himself, at about the height of a church, as he has done all week, and he will look into the gardens. We do not know what he wants. On Tuesday he followed the ration cart for a mile; on Wednesday he frightened a wedding. I think he is homesick, but one can be homesick with a pair of machine guns. Go up at half past seven with the sun behind you and let him get well in, then close the door. If it can be managed, over the water meadows: the hay is not in. There will be two hours of light for it, and no one is expecting anything of you. It may be the last evening this year of which I shall be able to say so.',
  'mission.evening.diary.worst':
    'He was not homesick. It was a beautiful evening. I remember the hay, and how soft it looked, and that it was not.',
  'mission.evening.diary.lost':
    'He saw me come out of the sun, he had been waiting for it. I believe the gardens were only there to look at until somebody came.',
  'mission.evening.diary.even':
    'We flew up and down the water meadows till the swallows went in. Neither could get the other to be careless. At a quarter to ten we simply stopped.',
  'mission.evening.diary.won':
    'The door shut behind him, and he left by the window, so to speak, with a good many slates off. The ration cart stopped and the driver took off his hat.',
  'mission.evening.diary.best':
    'He came down in the hay without a scratch and asked for beer. He has three sisters. On Wednesday he had only wanted to see the bride.',
  'mission.evening.paper.good':
    'The evening visitor has been detained. The wedding will be held again on Saturday, for the photographs.',
  'mission.evening.paper.bad': 'Owners of gardens are requested to take in their washing by eight.',

  'mission.mud.title': 'Rain in Flanders',
  'mission.mud.orders':
    'It began this morning, and so did the rain. The rain is winning. Down there they are walking forward in it, those who can still lift their boots, and the staff cannot see them and would like to know where they have got to. So you will go under the cloud, the two of you, at heights I should forbid on any other day, and drive away whoever has been sent to look at the same thing. There will be no room to dive. You will meet at arm’s length, coming out of the wet, and it will be whoever thinks first. Remember that there is a limit: when the time is up, the side that is in better repair is the side that held the sky, and that goes into the report. I do not know what the mud will call it. Come back clean.',
  'mission.mud.diary.worst':
    'Under that cloud it was like fighting in a cupboard. We never saw the ones who did it. From the mud they must have looked like rain.',
  'mission.mud.diary.lost':
    'They were in better repair. It says so in the report. Under us a man had lost a boot and was looking for it, and he did not once look up.',
  'mission.mud.diary.even':
    'Nobody held the sky. It was not in a state that anyone would have wished to hold. I have washed twice, and I still smell of it.',
  'mission.mud.diary.won':
    'We kept them off until dark. Whether it helped, no one can say. Some waved. From five hundred feet you cannot tell waving from the other thing.',
  'mission.mud.diary.best':
    'We cleared the whole front of it, five miles, and came back to a dry bed. I lay in it, listening to the rain on the roof, for as long as I could bear.',
  'mission.mud.paper.good':
    'In the air the advantage lay with us throughout the first day. On the ground it lay with the weather.',
  'mission.mud.paper.bad': 'Heavy rain has hampered operations of every sort. The outlook is for more.',

  'mission.bestOfThem.title': 'The Best of Them',
  'mission.bestOfThem.orders':
    'I have been putting this off. {nemesis} is over the lines again, by himself, above everybody, and yesterday he took three. He is the best of them. It would be foolish to deny it; our own people stop and watch. Nothing that is sent in a crowd will ever get near him, for he can count, so it must be one, and it ought to be the best of ours. I have been up and down the roster with my pencil. You know where it stopped. There is no trick to it. You will go up this evening, into a quarter of the sky where there is nobody else, and he will come, because it is just what he would do. Win if you can. If not, hold out till the time is up, and come home, and we shall have been as good as he was for that long.',
  'mission.bestOfThem.diary.worst':
    'So that is what it looks like. There was not one movement in it too many. I was so taken up with watching that I forgot for a moment whom it was being done to.',
  'mission.bestOfThem.diary.lost':
    'He is better. I know now by how much, exactly, as one knows the height of a door one has knocked one’s head on. I am glad to know.',
  'mission.bestOfThem.diary.even':
    'Until the time was up! He came alongside afterwards, looked across, and lifted one hand off the stick: level, like scales.',
  'mission.bestOfThem.diary.won':
    'I have beaten him. He glided away under me with his engine stopped, still as neat as handwriting. The whole line had stopped firing to watch.',
  'mission.bestOfThem.diary.best':
    'It is done, and I did it well, and on the way home I had to put the machine down in a field and sit beside it for a while among the poppies.',
  'mission.bestOfThem.paper.good':
    'The celebrated {nemesis} has been brought to account. Our correspondent found the victor asleep.',
  'mission.bestOfThem.paper.bad':
    'The enemy’s {nemesis} continues to enjoy good health. He is reported to be fond of dogs.',
};
