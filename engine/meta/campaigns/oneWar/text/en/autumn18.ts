export const autumn18 = {
  'mission.salient.title': 'The Salient',
  'mission.salient.orders':
    'There is a bulge in the line at Corvenne that has been there for four years, long enough to have its own postcards. It is going to be pinched off tomorrow. More aeroplanes than I knew had been built will go over it at five, in the rain, and ours is the corner with the two fields behind the poplars. We are ahead, they tell us; I notice that they say it quietly. You are to take everything that flies and empty those two fields, so that the infantry walking through the mud beneath you have one thing less to look up at. Your names are on your machines now. The mechanics did it overnight without asking, and the paint is still wet. The guns round Corvenne are the same as ever. Do not be the last to be hit by them. I have begun to think about that.',
  'mission.salient.diary.worst':
    'We were ahead, and now there are only the names. The paint on one of them never got the time to dry.',
  'mission.salient.diary.lost':
    'The bulge is gone all the same; the infantry simply walked. They had more to look up at than was promised them, and we had more to look down on.',
  'mission.salient.diary.even':
    'Rain and mud and engines, and by evening no one could have told whose sky it was. Someone has sent me a postcard of Corvenne. It shows a church.',
  'mission.salient.diary.won':
    'Both fields empty before ten. From above, the men in the mud looked up, and one of them, I swear it, opened an umbrella and waved it.',
  'mission.salient.diary.best':
    'It was over so quickly that we flew back and forth afterwards like people who have come too early to the theatre. The guns fired once, out of habit.',
  'mission.salient.paper.good':
    'The salient at Corvenne has ceased to exist. Collectors of postcards should act at once.',
  'mission.salient.paper.bad':
    'The salient at Corvenne is no more. What it cost in the air will be published when it is known.',

  'mission.lastReserves.title': 'Last Reserves',
  'mission.lastReserves.orders':
    'There is no one else. I have been to the depot and to the school, I have written to a man who owed me a favour and found that he is dead. So it is whoever can stand. Two of you will go up tomorrow over our own side and hold off what comes, while the field is moved back again; the piano goes in the second lorry, and the dog has been told. They will come in pairs, and with fresher machines than yours, and they will think that it is nearly over. It is. That is why I ask you to be careful: it would be a pity now, and I do not use that word as the newspapers do. There is a limit of time. When it is used up, whatever you have is the result. Bring me back a bad result in two good machines.',
  'mission.lastReserves.diary.worst':
    'He asked for a bad result in two machines, and we could not even bring him the machines. The second lorry left without the piano.',
  'mission.lastReserves.diary.lost':
    'They drove us down and down until we were flying between the poplars. The field got away, at least. There is still a lamp burning in the old mess.',
  'mission.lastReserves.diary.even':
    'We used up the time. I have never in my life used up time so carefully, spoon by spoon. All the lorries got away.',
  'mission.lastReserves.diary.won':
    'They went home first. We flew over the lorries on the road, low, and someone was actually playing the piano in the back of the second one.',
  'mission.lastReserves.diary.best':
    'Two good machines and a good result. The Major counted us, took off his glasses, counted us again, and said that he would never be able to explain it.',
  'mission.lastReserves.paper.good':
    'Two airmen who were described to us as the last reserves have held up a good deal more than was expected of them.',
  'mission.lastReserves.paper.bad':
    'Certain aerodromes have been moved to more convenient positions. One piano is missing.',

  'mission.onePatrol.title': 'One More Patrol',
  'mission.onePatrol.orders':
    'It will stop tomorrow at eleven. You are not supposed to know that, and the cook told you at breakfast. There is nevertheless a patrol on the sheet for this evening, because nobody has told the sheet. I will not order it. The line over there is as thin as paper, and behind it {nemesis}, or whoever is left of them that can fly, will have read his own sheet by now, and be walking round his own machine, thinking what you think. You may take whichever aeroplane you like. You may also sit down beside the stove and put your feet on the fender and let it get dark. I have thought about what I should do if it were me, and I find that I do not know, which at my age is a surprise. Whichever it is, shut the door after you. It is cold.',
  'mission.onePatrol.diary.worst':
    'On the last evening. What can one write? On the very last evening, with the stove alight, and the door shut, as he had asked.',
  'mission.onePatrol.diary.lost':
    'He was waiting. We fought in what light there was, and he had rather more of it than I. At eleven tomorrow I shall be alive with eleven holes in my coat.',
  'mission.onePatrol.diary.even':
    'We met, and flew round each other once, and then side by side, westward, until it was too dark to see who was who. Then we each turned home.',
  'mission.onePatrol.diary.won':
    'He went down toward his own field, gliding, the propeller standing still. I hope that he got in. It is odd: I have never hoped that before with my whole heart.',
  'mission.onePatrol.diary.best':
    'So I am good at it. I was the best there was in the sky over the Aubrelle on the tenth of November, for ten minutes. Tomorrow no one will need it again.',
  'mission.onePatrol.paper.good':
    'The last fight over the sector took place at dusk on Sunday. We are asked by the victor not to print the name.',
  'mission.onePatrol.paper.bad':
    'On the last evening but none, one machine went up from Saint-Obry, because it was on the sheet.',

  'mission.stay.title': 'Stay',
  'mission.stay.orders':
    'To stay is an answer too. There is the stove, there is half a bottle of the good brandy that was being kept for the end, and there is the piano, if it is still with us. Nobody will ask. Those who are in hospital may be visited, those who are behind wire may be written to, those who are elsewhere may be drunk to, quietly, by name. An aeroplane will be heard over the river towards dusk, going round and round as though it were looking for somebody. You need not get up. Sooner or later it will go home. If at any time in your life you should wonder whether it was cowardice, take this sheet out and read it: it is signed by me, it has a stamp on it, and it says that you were under orders to keep the stove alight.',
  'mission.stay.diary':
    'We stayed. Towards dusk we heard an engine over the river, going round. Nobody got up. I fed the stove, plank by plank, with a crate marked THIS SIDE UP.',
};
