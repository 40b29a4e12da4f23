export const pack = {
  title: 'The Night Watch',
  blurb:
    'Six nights over the sausage depot. Two dogs to an aeroplane, one to fly and one to shoot, and the newspaper is called The Daily Growl. A comedy for Crew; nobody is hurt, and somebody always gets the couch.',
  'side.paws': 'The Paws',
  'side.jaws': 'The Jaws',
  'counter.bones': 'Bones',
  'counter.couch': 'Nights on the couch',
  'rank.puppy': 'puppy',
  'rank.goodDog': 'good dog',
  'rank.veryGoodDog': 'very good dog',
  'medal.smallBone': 'the Small Bone',
  'medal.smallBone.citation':
    'For bringing one down. To be chewed in the mess only, and not under the Colonel’s chair.',
  'medal.largeBone': 'the Large Bone',
  'medal.largeBone.citation':
    'For three. It is a ham bone, it was somebody’s Sunday, and it may be buried with full honours.',
  'medal.slipper': 'the Order of the Slipper',
  'medal.slipper.citation': 'For losing gracefully, repeatedly and, towards the end, on purpose. Left foot only.',
  'challenge.unsinged': 'Win the night of the thunder with most of your cards.',
  'challenge.shortNight': 'Beat the postman in fewer than ten rounds.',
  'challenge.earlyBird': 'Win the race for breakfast.',
  'small.1': 'The Daily Growl, small notices: Lost, one ball, red, answers to “Ball”. Reward: another ball.',
  'small.2': 'Weather: smells of rain from the left, smells of cheese from the right. Outlook: cheese.',
  'small.3':
    'Letters: Sir, who is a good boy? I have asked repeatedly. Yours, Anxious, Kennel Four. The Editor replies: you are.',
  'small.4': 'Court circular: the Colonel turned round three times on Thursday, and lay down.',
};
