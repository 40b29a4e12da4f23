export const endings = {
  'ending.bridgeFalls.title': 'The Bridge Falls',
  'ending.bridgeFalls.page':
    'In the end it was not one flight that did it. It was glass plates drying on a kitchen table, a bag of papers that smelled of hens, and an old woman who could count railway trucks in the dark. Put together they made a map with a cross on it, and the heavy batteries behind Vaubrecy, which had been firing at everything, fired at the cross. The guns in the wood at Montabray never fired on the town. Nobody there knows it. On the next market day they complained about the price of eggs, and {me}, who happened to be standing in the queue, bought a dozen without a word and gave them all away again on the way home. The river is quieter now. Somebody has begun to fish in it without a net.',
  'ending.bridgeFalls.epilogue.home.1':
    '{name} kept one plate, the unsharp one, and hung it in a window after the war. Visitors took it for a picture of the sea.',
  'ending.bridgeFalls.epilogue.home.2':
    '{name} went back to the farm with the barn and paid for the fence wire. The farmer would not take the money and would not give back the story either.',
  'ending.bridgeFalls.epilogue.home.3':
    '{name} became a surveyor of rivers. In every report there is one bend that is drawn with more care than the others.',
  'ending.bridgeFalls.epilogue.prisoner.1':
    '{name} heard of the bridge from a new guard who had lost a brother-in-law’s crane in it, and laughed, and was given a week without letters, and thought it cheap.',
  'ending.bridgeFalls.epilogue.killed.1':
    '{name} lies at Vaubrecy, near the wall, from which one could see the bridge if there were one.',

  'ending.tooLate.title': 'Too Late',
  'ending.tooLate.page':
    'The report was complete on the ninth of January. It had everything in it: the sheds, the siding, the number of piers and the hour of the trains, and it was bound in grey card with a ribbon. The guns had left Montabray on the second. They had been firing for five days from a place that nobody had photographed, and the report was entered, praised, and laid in a cupboard with a key. It was good work. Everybody said so, and they were right; it will be useful to somebody who writes about it. {me} was asked to sign the last page and did. Then we went out to look at the sky over the river, which was empty, and which had at no time told us a lie.',
  'ending.tooLate.epilogue.home.1':
    '{name} never again arrived late for anything, and was always found on platforms, with a coat over one arm, a quarter of an hour before the train.',
  'ending.tooLate.epilogue.home.2':
    '{name} asked to see the report in 1931. It was still in the cupboard. Nobody had untied the ribbon.',
  'ending.tooLate.epilogue.home.3':
    '{name} taught photography in a school for girls, and told them that the exposure is the easy part.',
  'ending.tooLate.epilogue.prisoner.1':
    '{name} was asked in the camp what the camera had been for. There was no longer any reason not to say, and nobody believed it.',
  'ending.tooLate.epilogue.killed.1':
    '{name} is named in the preface to the report, spelt correctly, between the scale of the maps and the list of abbreviations.',

  'ending.nobodyKnew.title': 'Nobody Knew',
  'ending.nobodyKnew.page':
    'There was no bridge. That, at least, is what the file says, and files outlive photographs that were never taken. A few trees, a river, some people on farms who had imagined things. When the guns began from the wood at Montabray the town had nine minutes, and it used them as towns do: looking for children, for keys, for the cat. Afterwards an officer with a very good pair of boots asked how it could be that nobody had known. {me} had the answer ready, had carried it about for months, in fact, like a stone in a shoe; and looked at the boots, and said nothing. What would it have been? We knew. We could not show it. It is a small difference, and it is as wide as the river.',
  'ending.nobodyKnew.epilogue.home.1':
    '{name} could draw the loop of the river on any scrap of paper, and did so, at meetings, for forty years, without being aware of it.',
  'ending.nobodyKnew.epilogue.home.2':
    '{name} returned to Montabray once, in summer. Children were jumping into the water from four stone piers, and wanted to know what was so funny.',
  'ending.nobodyKnew.epilogue.home.3':
    '{name} kept bees. Asked about the war, the answer was always that one should believe old women who count things.',
  'ending.nobodyKnew.epilogue.prisoner.1':
    '{name} was marched across the bridge on the way to the camp, over two tracks, past four sheds, and counted every sleeper of it, for whom?',
  'ending.nobodyKnew.epilogue.killed.1':
    '{name} had the last plate in a pocket. It was returned to the family with the watch, and they took it for a piece of window.',
};
