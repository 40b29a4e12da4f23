export const stayers = {
  'ending.groundLost.title': 'Ground Lost',
  'ending.groundLost.page':
    'We lost the sector. It makes no difference to the end, they say; the armistice was signed in a railway carriage a long way off, by people who had never heard of the Aubrelle, and the line on their map went through it like a pencil through butter. But it was our sector. We knew which of its fields were soft, and where the hares were. Bit by bit we had been moved back from it: from Saint-Obry to Vaubrecy, from Vaubrecy to a beet field without a name, with the piano and then without it. On the eleventh we heard the guns stop from such a distance that it could have been someone shutting a door in another house. Next day {me} borrowed a bicycle and rode back. Madame Lefèvre was standing at the corner. She looked at me and moved one finger, and then looked past me down the road for the rest of us, and went on looking.',
  'ending.groundLost.epilogue.home.1':
    '{name} bought a field at Saint-Obry that nobody wanted, and ploughed round the soft places without having to be told.',
  'ending.groundLost.epilogue.home.2':
    '{name} drew maps for a school atlas. In one edition there is a river in the north-east with more bends than it has.',
  'ending.groundLost.epilogue.home.3':
    '{name} found the piano in 1920, in an inn, in tune, and drank one glass and asked no questions.',
  'ending.groundLost.epilogue.home.4':
    '{name} emigrated, and called the farm Vaubrecy, and had to spell it for the neighbours all through a long and quiet life.',
  'ending.groundLost.epilogue.prisoner.1':
    '{name} walked home across the whole of what had been lost. It took a morning. It had taken them three years.',
  'ending.groundLost.epilogue.killed.1':
    '{name} lies in ground that changed hands six times. The mole, the curé says, has been there throughout.',
  'ending.groundLost.epilogue.killed.2': '{name} has two graves, one of each army’s making. Both of them are kept.',

  'ending.grounded.title': 'Grounded',
  'ending.grounded.page':
    'We did not go up. When it was dark, the engine over the river stopped going round, and we heard it grow small. In the morning there was frost. At ten minutes to eleven the whole squadron came out and stood along the grass with cups in its hands, and at eleven nothing happened: it was the largest nothing that I ever heard. A lark got up. Someone said that it must be off its head, in November. Then the mechanics, without an order, began to drain the petrol out of the machines, carefully, can after can, as you would take off a sick man’s boots, and I, {me}, who had not lifted a spanner in three years, held the funnel. I have asked myself since whether he was disappointed, the one over the river. Ten years later I had a postcard. It bore no name, and only five words: I was glad. Thank you.',
  'ending.grounded.epilogue.home.1':
    '{name} kept the stove. It heats a workshop now, in which bicycles are mended, and nobody is allowed to let it go out.',
  'ending.grounded.epilogue.home.2':
    '{name} became a teacher, and was known for letting a class out early on the first fine day of the year.',
  'ending.grounded.epilogue.home.3':
    '{name} was asked in court once, as a witness, what he had done on the last day of the war. “Sat,” he said. It is in the record.',
  'ending.grounded.epilogue.home.4':
    '{name} married the nurse, who had heard the engine too, from the other side of the river, and had said to it aloud: go home.',
  'ending.grounded.epilogue.prisoner.1':
    '{name} was back by Christmas, and was shown to the chair nearest to the stove, and slept in it for two days.',
  'ending.grounded.epilogue.killed.1':
    '{name} was drunk to by name, quietly, on the last evening, second in the list. The brandy just went round.',

  'ending.dinner.title': 'The Dinner',
  'ending.dinner.page':
    'Every year, on the second Saturday of November, at the inn at Saint-Obry, at a table laid for more than come. It was the cook’s idea. He had taken the inn with his savings and sent out cards on which was written only: two suppers, hot. We came; what else could we have done? The first year we were too loud. In the second somebody wept, in the third there were wives, who looked at us and at one another. After that it became what it is: soup, the roast, the list of names, the brandy, then the story about the cows, told by whoever’s turn it is, and told badly. In the tenth year a stranger stood in the doorway with his hat in his hands, a man of our own age, one sleeve pinned up, and said in our language, without one mistake, that he had used to live across the river. {me} pushed out a chair. The cook brought another supper. It was hot.',
  'ending.dinner.epilogue.home.1':
    '{name} tells the story of the cows worst of all, and is for that reason asked most often.',
  'ending.dinner.epilogue.home.2':
    '{name} comes the longest way, two days by train and one by boat, and has never once been the last to arrive.',
  'ending.dinner.epilogue.home.3':
    '{name} does not come every year. In the years when {name} does not, a parcel comes, always with tinned pears.',
  'ending.dinner.epilogue.home.4':
    '{name} brings a dog. It is the sixth since Corporal Ballast, brown, of a descent that is now known only too well.',
  'ending.dinner.epilogue.prisoner.1':
    '{name} was late for the first dinner by five weeks, and so there was a second one that year, at Christmas, with everything again.',
  'ending.dinner.epilogue.killed.1':
    '{name} has a place laid. The cook takes the plate away last, and washes that one himself.',

  'ending.armistice.title': 'Armistice',
  'ending.armistice.page':
    'So that was all. At eleven in the morning on the eleventh of November it was over, and at a quarter past eleven an orderly came across the grass and asked who was going to sign for the petrol. There are fewer of us than there were. I have counted in every way that I know, by beds, by coats, by the hooks in the hall, and each comes to the same figure, which is too small. What did we do here? We held a piece of sky above a river, or lost it, a few fields this way and a few that. Somebody will work it out. In the afternoon {me} walked down to the water, through the old lines, stepping over wire. On the other bank a man in another colour of coat was doing the same, and when he saw me he stopped. We looked at each other for a while across thirty yards of brown river. Then he took his cap off, and I mine, and a fish jumped.',
  'ending.armistice.epilogue.home.1': '{name} signed for the petrol, and was still receiving letters about it in 1926.',
  'ending.armistice.epilogue.home.2':
    '{name} cycled home, four hundred miles, not wishing to be looked at in a train, and was photographed in every village.',
  'ending.armistice.epilogue.home.3':
    '{name} slept for a week and then asked for the diary, and wrote the date in it, and could think of nothing else that was certain.',
  'ending.armistice.epilogue.home.4':
    '{name} opened a small cinema with plush seats, in which no film about airmen has ever been shown.',
  'ending.armistice.epilogue.prisoner.1':
    '{name} was exchanged for a man of the same height. They met half-way over the bridge, and each of them stopped to look at the other’s boots.',
  'ending.armistice.epilogue.killed.1':
    '{name}’s coat still hung on its hook when the hall was let to a dealer in seeds. He has left it there.',
  'ending.armistice.epilogue.killed.2':
    '{name} would have been twenty-two that week. The cake had been ordered, and it came, and it was eaten.',
};
