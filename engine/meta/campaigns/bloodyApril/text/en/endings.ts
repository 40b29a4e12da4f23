export const endings = {
  'ending.stillHere.title': 'Still Here',
  'ending.stillHere.page':
    'There is a photograph, taken on the last day of September against the big hangar at Marlemont. It was to have been of the squadron. The photographer put his head beneath the cloth, took it out again, and asked when the others would be coming. We are the others, {me} told him. Those who stood in the front row in March are standing in the front row still, more of them than anyone had any right to expect; a bit thinner, a bit further apart. Behind them the new ones, with their collars so clean. Nobody smiled. He begged us to, he said it was for the families, and in the end it was the crow which did it: it walked along the top of the hangar door, looked down on all of us with its head on one side, and said “petrol”. It is a good photograph. You can see on every face that something has just been survived.',
  'ending.stillHere.epilogue.home.1':
    '{name} is third from the left. The blur is the hand, going up to the collar to see whether it was still there.',
  'ending.stillHere.epilogue.home.2':
    '{name} has closed both eyes. It is the only print in existence, and it hangs in a house where nobody minds.',
  'ending.stillHere.epilogue.home.3':
    '{name} sent the picture home with a cross over the head. “That is me,” said the back of it. “I made the cross smaller, so you would not be alarmed.”',
  'ending.stillHere.epilogue.home.4':
    '{name} bought the crow from the squadron, for a record and a bottle, and is survived by it.',
  'ending.stillHere.epilogue.prisoner.1':
    '{name} is not in it. A gap was left, one man wide, and all the others leaned a little, so that it should be seen.',
  'ending.stillHere.epilogue.killed.1':
    '{name} would have stood beside the wheel. The tailor let the trousers down by two inches.',

  'ending.handedOn.title': 'Handed On',
  'ending.handedOn.page':
    'The squadron is still there. Let that be said first, since it is what the order had asked for: a squadron of so and so many pilots, at Marlemont, to be kept up to strength. It was kept up to strength. There are the same beds, the same pegs, the same nicknames even, for a nickname gets left behind like an umbrella and somebody picks it up. At table they tell stories about April that they have had from us, who had them from others, and now and then one of them is told to {me} by somebody who cannot know. The record has worn out, the second one too. On the last night of September the padre wound the gramophone all the same and let the needle go round in silence, and the old ones, both of us, or all three, found that we knew where the tune would have been.',
  'ending.handedOn.epilogue.home.1':
    '{name} was posted to a school and taught four hundred boys to look behind them. One of them wrote back.',
  'ending.handedOn.epilogue.home.2':
    '{name} went on wearing somebody else’s coat. The initials inside were close enough.',
  'ending.handedOn.epilogue.home.3':
    '{name} could recite the roster of March for the rest of a long life, in order of beds, and did, to get to sleep.',
  'ending.handedOn.epilogue.home.4':
    '{name} never again could bear to be called “old man”, and was not yet twenty-three.',
  'ending.handedOn.epilogue.prisoner.1': '{name} came home to find five people with the nickname.',
  'ending.handedOn.epilogue.killed.1':
    '{name} lies at Marlemont. The new ones salute it on the way to the privy. It is meant well, and would have been appreciated.',

  'ending.keptIt.title': 'What We Kept',
  'ending.keptIt.page':
    'We kept it. From the lake to the long wood the sky over Rouvray was ours in April, and it is ours now. There was a dinner about it. A general came, read a number from a card, the number of machines brought down, and the glasses rang; then he leaned across to {me} and asked in a low voice, like a man asking after the plumbing, how many more of them there were. More. That is the answer. There are always more: for each one we brought down in spring two came in summer, with better engines. We are the same people in the same number, and getting better every day at an art of which the supply of pupils is not unlimited. I looked out of the window. It was a clear night and every star was out. Ours, I thought; and how in heaven’s name does one hold that?',
  'ending.keptIt.epilogue.home.1':
    '{name} kept the card with the number on it and used it for years to level the leg of a desk.',
  'ending.keptIt.epilogue.home.2':
    '{name} became an astronomer, of the patient sort. There is a small grey object named after somebody else from Rouvray.',
  'ending.keptIt.epilogue.home.3': '{name} gave up counting altogether, and in shops would simply hold out the purse.',
  'ending.keptIt.epilogue.home.4':
    '{name} planted an orchard on the old aerodrome. It stands in very straight rows, wing tip to wing tip.',
  'ending.keptIt.epilogue.prisoner.1':
    '{name} was asked by the other side, with real curiosity, how it had been done, and said that mostly one got up early.',
  'ending.keptIt.epilogue.killed.1': '{name} is part of the number, in another column, on the back of the card.',

  'ending.borrowed.title': 'Borrowed',
  'ending.borrowed.page':
    'In April people had said that it was ours. We said so ourselves, and had it painted on a beam at Rouvray in good black letters. It turns out that we had only borrowed it. Nobody came to take it back with trumpets; it just grew dearer, week by week, like bread. In June you met three where there had been one. In August you came home and were glad, and in September somebody crossed out the letters upon the beam, not in anger, but as you would correct a date. {me} was holding the ladder. What is there to be said? We were very good. We were as good as anybody has ever been at it, for about as long as a fruit tree is in flower. The other side sent a wreath for the best of us, dropped from a great height, and it fell exactly on the place.',
  'ending.borrowed.epilogue.home.1':
    '{name} rented for life: rooms, pianos, boats. “One takes better care of them,” {name} used to say.',
  'ending.borrowed.epilogue.home.2': '{name} went back for the beam. It is a lintel now. Guests duck.',
  'ending.borrowed.epilogue.home.3':
    '{name} repaid, in 1922, to an address in England, a cigarette lighter, with a letter that took all winter.',
  'ending.borrowed.epilogue.home.4':
    '{name} kept bees, which are nobody’s either, and thought about it less each year.',
  'ending.borrowed.epilogue.prisoner.1':
    '{name} found the other side’s bread to be dear as well, and said so, and was given the crust, with jam.',
  'ending.borrowed.epilogue.killed.1':
    '{name} had the wreath. Oak, laurel, and a little wire to hold it together. It was quite a good throw.',
};
