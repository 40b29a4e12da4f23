export const autumn16 = {
  'mission.twoSeats.title': 'Two Seats',
  'mission.twoSeats.orders':
    'The squadron has been given two machines with two seats each, on the principle that what one man can get wrong, two can discuss. One of you flies and one of you shoots. You cannot hear each other over the engine; you will have cards with the common remarks written on them, and you will find that neither of you means by them what the other does. Go up on Wednesday in full sun, over our own side, and keep the enemy’s two-seater from ranging his guns on the crossroads. There is one such machine, it comes at noon, and its crew have been married to each other, so to speak, for a year. Look where you are going, then look where he is going, then do what you both agreed on. Settle beforehand what that is. Most crews forget.',
  'mission.twoSeats.diary.worst':
    'We came down backwards, if such a thing is possible, each of us pointing in another direction. {mate} has not spoken to me since, but then could not before.',
  'mission.twoSeats.diary.lost':
    'They simply agreed with one another more often than we did. The crossroads was shelled at ten past twelve, as usual.',
  'mission.twoSeats.diary.even':
    'Both machines fell out of the fight at the same moment, full of holes, like two drunkards letting go of the same lamp post.',
  'mission.twoSeats.diary.won':
    'It worked. I pointed, {mate} fired, and for one whole minute we were one animal with two heads. The waggons went over the crossroads at a walk.',
  'mission.twoSeats.diary.best':
    'Not a shot wasted, not a word needed. When we landed we found that we had both been shouting the same song the entire time.',
  'mission.twoSeats.paper.good':
    'Carters report that the noon shelling of the crossroads was cancelled on Wednesday for want of interest.',
  'mission.twoSeats.paper.bad':
    'Two airmen who were seen quarrelling beside their machine in a field near the crossroads are both well and still quarrelling.',

  'mission.fetchThemBack.title': 'Fetch Them Back',
  'mission.fetchThemBack.orders':
    'In June we dropped three people on the other side who can tell a battery from a barn and are not soldiers. They have stayed longer than was promised to them, and a miller who hid them has been asked questions. If one of our own is in a cage over there, he may be with them; the gaoler drinks. You are to land on the marked fields, take up whoever stands there, and bring them out. Two will do. Three, and I shall personally carry your bag for a week. The fields are short. One of them has a ditch that is not on the map, because the man who would have drawn it in is the man you are fetching. Take the brown machine or the white one: they alone get off short grass with three aboard. Do not be brave on the ground.',
  'mission.fetchThemBack.diary.worst':
    'We have lost the machine, and those people are still standing at the edge of a field, if they are standing. I do not want to write tonight.',
  'mission.fetchThemBack.diary.lost':
    'I saw a lantern swing in the second field and could not get down to it. They must have watched me go. I would give a good deal not to know that.',
  'mission.fetchThemBack.diary.even':
    'One. A schoolmaster, who thanked me and asked whether he might go back for the others tomorrow, as though there were trams.',
  'mission.fetchThemBack.diary.won':
    'Two of them, and the ditch is where they said it was. The Major gave them his own bed and slept in the ambulance.',
  'mission.fetchThemBack.diary.best':
    'All three and one more nobody had told us of, aged nine, who steered. The Major has carried my bag to breakfast. I packed the anvil.',
  'mission.fetchThemBack.paper.good':
    'A schoolmaster has resumed his lessons at Saint-Obry after a long absence. The first of them was on ditches.',
  'mission.fetchThemBack.paper.bad': 'The mill at Tirelle is closed until further notice. Bread will be late.',

  'mission.works.title': 'The Works',
  'mission.works.orders':
    'Since June they have been putting their shells together in the old sugar works at Montabray: four sheds, a chimney, a siding. Thanks to what has been photographed and to where the line now lies, it is within reach, and the nights are getting too short for hiding. You will bomb it by day, low, because nothing else hits it. Drop as you come to each shed; four burning and the rest will see to itself. There is a defender on a field close by who has nothing to do but wait for you. He will go for you before the bombs are gone rather than after, so lose them early. Leave by the river. It is going to be loud, and I am told that it will be visible from here. The whole squadron will be on the roof of the hangar. Come home and spoil the view.',
  'mission.works.diary.worst':
    'From the roof we saw one column of smoke where there should have been four, and it was the wrong one. I stayed up there until it was dark.',
  'mission.works.diary.lost':
    'Turned off it twice and dropped the rest in the river. The chimney at Montabray has smoked all evening, quite contentedly, like an uncle.',
  'mission.works.diary.even':
    'Half of it burned. They will work at half the pace, then, and we shall be hit by every second shell. It is arithmetic, of a kind.',
  'mission.works.diary.won':
    'It went up shed by shed, like a row of people standing up in church. The windows rattled here at Saint-Obry and Ballast got under the piano.',
  'mission.works.diary.best':
    'All of it, and the chimney last, which leaned over to look at what had happened and kept leaning. I was home before the sound was.',
  'mission.works.paper.good':
    'The price of sugar will not be affected by recent events at Montabray, where none was being made.',
  'mission.works.paper.bad':
    'Bathers below Montabray are warned of unexploded objects in the river. Bathers have been warned before.',

  'mission.depot.title': 'Over Our Depot',
  'mission.depot.orders':
    'They know where we keep things. A prisoner carried a sketch of the depot at Vaubrecy that was better than our own, with the petrol marked in yellow, and this morning a single machine came over very high and took its time. It will be back with bombs. Since everything this squadron eats, burns, fires and reads comes through Vaubrecy, you are to be above it whenever there is light, and to bring down or turn away whatever comes. He will come low. He will be slower than you and he will be busy; this is the only advantage that anybody has ever had in this profession, so use it. The sheds stand close together. If one goes, its neighbours will follow it to be polite. Fight over the woods if you have the choice. The people in the sheds have asked me to mention that they are there.',
  'mission.depot.diary.worst':
    'Vaubrecy burned until two in the morning and I had the best view in the sector, from a ditch. No petrol, no letters, no tinned pears.',
  'mission.depot.diary.lost':
    'He got through. I hit him, I know I did, and he went on dropping them one after another like a man paying out coins.',
  'mission.depot.diary.even':
    'Some sheds are gone and some are not. A storekeeper thanked me with tears for the ones that are not and I did not know where to look.',
  'mission.depot.diary.won':
    'Turned him away with his bombs still under him. They ended in the wood, and we shall be eating venison till Christmas.',
  'mission.depot.diary.best':
    'He fell a mile short of the first shed. The storekeepers came out in a line and presented me with a tinned pear on a velvet cushion.',
  'mission.depot.paper.good':
    'The depot of a certain town has asked us to say that it is still there, and thanks whom it may concern.',
  'mission.depot.paper.bad':
    'Rations will be simpler for a time. The Army reminds its readers that potatoes were good enough for their grandfathers.',
};
