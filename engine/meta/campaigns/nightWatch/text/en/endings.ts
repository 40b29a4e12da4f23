export const endings = {
  'ending.goodestDog.title': 'Who Is a Good Dog',
  'ending.goodestDog.page':
    'The question has occupied philosophers ever since there were slippers. It was settled on the grass behind the third hangar, at seven in the morning, in front of both squadrons, by a small girl who had come with the milk. She looked along the line, from {me} at one end of it to the enemy’s postman at the other, with her head on one side; then she put down the can, walked straight up to us, and said it. She said it twice. I cannot describe what happened next, for I was upside down. The Colonel wept. The cats, on the wall, pretended that they had seen nothing, and one of them was heard to say that of course it depended upon what one meant by good. The milk was drunk by all parties. The tin that nobody could open has been opened. It was peaches. We gave them to the girl.',
  'ending.goodestDog.epilogue.home.1':
    '{name} is a good dog. It is on a collar, in brass, and it is read aloud every evening.',
  'ending.goodestDog.epilogue.home.2':
    '{name} retired to a farm, an actual one, with actual sheep, and has written to say that it was not just something they say.',
  'ending.goodestDog.epilogue.home.3':
    '{name} opened a school of flying for puppies. The first lesson is the pond, to get it over with.',
  'ending.goodestDog.epilogue.home.4':
    '{name} and the enemy’s second tenor meet on the roof at every full moon. They are working on a fifth verse.',

  'ending.bestCouch.title': 'The Better Couch',
  'ending.bestCouch.page':
    'To the losers, the couch: that was agreed on the first night, when the couch was still thought of as a punishment. By the third we had found out about the cushions. By the fifth there were dogs of the highest reputation who flew into hedges in broad daylight, and one, I name no names, Captain, who landed in the pond with the engine switched off and a rug. It is a red couch. It stands by the stove. It has a dip in the middle into which everybody slides in the course of an evening, so that one wakes up warm, underneath somebody, without knowing where one’s own legs stop. The winners have the sausages. They come in about ten, full, a little lonely, and stand before us in the lamplight, and then {me} says what {me} says to all of them: well, move up, then; and we do, there is always room for one more. Nobody watches at night any longer. Nothing has been stolen.',
  'ending.bestCouch.epilogue.home.1':
    '{name} has the dip in the middle, by right of seniority, and defends it by being asleep.',
  'ending.bestCouch.epilogue.home.2': '{name} was offered a medal and asked whether it might be a cushion.',
  'ending.bestCouch.epilogue.home.3':
    '{name} is on the arm of the couch, which is not on the couch, as has been explained to the Colonel.',
  'ending.bestCouch.epilogue.home.4':
    '{name} sleeps underneath, for the crumbs, and considers it the best-kept secret of the war.',

  'ending.allAsleep.title': 'All Asleep',
  'ending.allAsleep.page':
    'And so, at the end of six nights, nobody had won, nobody had lost, nobody had had more than a few minutes’ sleep at a time, and the sun came up. It shone on the depot with its four hundred sausages, less a few. It shone on two aeroplanes with their noses together in the clover. It shone upon {me}, on guard, upright, eyes wide open, fast asleep; and on the enemy’s sentry opposite, who leaned against the same post from the other side. The cook came out at six, unlocked the door, looked about him, and shut it again very softly. He took off his boots. He went round on tiptoe and laid a sausage in front of every nose, theirs as well as ours, and then he sat down on the step in his socks and waited to see which of us would be the first to twitch.',
  'ending.allAsleep.epilogue.home.1': '{name} is running. One can see it in the paws. It must be a very large field.',
  'ending.allAsleep.epilogue.home.2':
    '{name} barked once, at something long ago, and was answered from the other side, and both slept on.',
  'ending.allAsleep.epilogue.home.3': '{name} twitched first, and has been decorated for it, with mustard.',
  'ending.allAsleep.epilogue.home.4':
    '{name} is not asleep. {name} is merely resting both eyes and one ear. Ask again at noon.',
};
