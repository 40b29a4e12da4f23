export const after = {
  'mission.bridge.title': 'The Bridge',
  'mission.bridge.orders':
    'Your plates have been looked at by people with very large magnifying glasses. The nets at Montabray cover a bridge of two tracks, four sheds, and a siding in which heavy guns are being put together. In three weeks they will be where nobody can reach them, firing at a town that has been fired at enough. You will take the bombs over yourself, since you alone know the river. Drop on the sheds and the bridge piers in whatever order you can reach them; four good hits and the place is finished. The defenders have been told to expect you, for we have not been as quiet as we might. Come out by the exit while you still have an aeroplane to come out in. Nobody will count the last bomb against you.',
  'mission.bridge.diary.worst':
    'We lost the machine over the river with most of the bombs still aboard. From the far bank the bridge looked almost pretty.',
  'mission.bridge.diary.lost':
    'Holes in the mud on both sides, and the bridge between them without a scratch. I have never hated a piece of carpentry so much.',
  'mission.bridge.diary.even':
    'The sheds burned and the piers stood. They will be late, then, by as long as it takes to build a shed. I have built a shed. It is not long.',
  'mission.bridge.diary.won':
    'It went into the river in three pieces, quite slowly, like somebody sitting down tired. I looked for people on it until I could not see any more.',
  'mission.bridge.diary.best':
    'Piers, sheds, siding, all of it, and home before the smoke had reached the height I flew at. The mechanics painted a small bridge on the cowling, upside down.',
  'mission.bridge.paper.good':
    'Traffic on the upper Aubrelle has been interrupted. Anglers report excellent fishing in the new pools.',
  'mission.bridge.paper.bad':
    'Several craters of recent date may be visited near Montabray by anybody who has the enemy’s permission.',

  'mission.again.title': 'Once More with the Camera',
  'mission.again.orders':
    'Headquarters thanks you for your sketch of trees. It remains of the opinion that there is something under them. The rails now go into the wood at Montabray and do not come out; twice this week a train has gone in full and come back empty, and nobody has seen the guns it carried. You will fly the same river again in another machine, since the last one is known by sight to every sentry from here to the bend. Approach from the eastern side this time. Four sites, as before; the plates matter, you matter, and the aeroplane matters, in the order that you would put them in yourself when nobody is listening. The town behind us will be shelled from that wood. We would like to know from where, and before rather than after.',
  'mission.again.diary.worst':
    'They had learnt the river better than we had. One machine fewer, no plates, and at supper a chair that everybody walks around.',
  'mission.again.diary.lost':
    'Chased off the second site and never got back to it. I have now photographed that wood twice and could not tell you what is in it.',
  'mission.again.diary.even':
    'A few plates, three of them sharp. Enough to frighten headquarters, not enough to make it do anything, which is the usual amount.',
  'mission.again.diary.won':
    'There it was, under nets, as if somebody had gone fishing for a railway. Four plates. I shook so much on landing that I could not undo the straps.',
  'mission.again.diary.best':
    'All of it, and clean, and at a height from which I could read the name on a crane. It took two flights to see what a child on the bank sees every day.',
  'mission.again.paper.good':
    'It is now possible to say that the new fishing nets at Montabray are not for fish. More cannot be said.',
  'mission.again.paper.bad':
    'An airman has again failed to find anything in the wood at Montabray. Our readers on the Rue du Pont have found shell splinters in their gardens.',

  'mission.fetch.title': 'Three Farms',
  'mission.fetch.orders':
    'The people who told us about the timber have been found out. They are hidden on three farms beyond the river, in haylofts, with two of our own who came down there in May, and the patrols are going from door to door. You will land on the fields marked on the sketch, one after the other, take whoever is there aboard, and come out with as many as the machine can bear. Two would repay the flight. Three would be more than anybody here has dared to ask for. Keep the engine running while they climb in; do not let them bring luggage. The farms will put out a lamp if it is too late to land. If you see no lamp, do not wait for one, and do not look down for it on the way home.',
  'mission.fetch.diary.worst':
    'Shot down on the way to the second farm. Whoever was in the hayloft will have heard it. I keep hoping that they thought it was thunder.',
  'mission.fetch.diary.lost':
    'I came back with nobody but myself. I had thought that this was the one thing I wanted from every flight. It is not.',
  'mission.fetch.diary.even':
    'One came out: an old woman with a hen under her coat. I had said no luggage. She said the hen was not luggage.',
  'mission.fetch.diary.won':
    'Two of them, wedged behind me like bread in an oven. One wept the whole way and the other told me jokes. I could not hear a word of either.',
  'mission.fetch.diary.best':
    'Three and more, God knows how we left the ground. They got out on our side, looked at the machine, and asked me whether it was always so full.',
  'mission.fetch.paper.good':
    'Several persons have returned from a long stay in the country. They do not wish to be asked about the hay.',
  'mission.fetch.paper.bad':
    'The curé of Vaubrecy asks for prayers for some people whom he will not name, in a place that he will not name either.',
};
