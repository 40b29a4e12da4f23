export const people = {
  title: 'One War',
  blurb:
    'Three years over the Aubrelle sector, February 1916 to the last evening of the war: twelve flights through all four games, four pilots whom you name, and a diary that outlives whoever writes it.',
  'side.allies': 'The Allied squadron at Saint-Obry',
  'side.germany': 'The German squadron at Saint-Obry',
  'type.twoSeater': 'two-seater',
  'type.scout': 'scout',
  'rank.newcomer': 'newcomer',
  'rank.sergeant': 'sergeant',
  'rank.lieutenant': 'lieutenant',
  'rank.captain': 'captain',
  'medal.bronzePropeller': 'the Bronze Propeller',
  'medal.bronzePropeller.citation': 'For two who did not get home, and for not having talked about it at table.',
  'medal.silverPropeller': 'the Silver Propeller',
  'medal.silverPropeller.citation':
    'For five. The newspapers have a word for it. The squadron uses the name it used before.',
  'medal.cordon': 'the Cordon of the Aubrelle',
  'medal.cordon.citation': 'For eight. It is worn across the chest, and catches in the belt when one climbs in.',
  'medal.ironLeaf': 'the Iron Leaf',
  'medal.ironLeaf.citation': 'For two. It is stamped from the cowling of a machine that somebody no longer needs.',
  'medal.silverLeaf': 'the Silver Leaf',
  'medal.silverLeaf.citation': 'For five victories in the air and one polite letter to the mother of the fifth.',
  'medal.collar': 'the Collar of the Sector',
  'medal.collar.citation':
    'For eight. Presented by a general who asked what it is like up there and did not wait for the answer.',
  'medal.lamp': 'the Lamp',
  'medal.lamp.citation':
    'For bringing somebody home. Of all that is given out here it is the one that nobody has ever sent back.',
  'challenge.cleanWorks': 'Bomb the works and take at most two hits.',
  'challenge.bothHome': 'Come through April without losing a plane.',
  'challenge.fullBook': 'Six victories or more over the four fields.',
  'page.hisCap':
    'Somebody brought his cap in the evening and laid it on the piano. It had a name inked inside the band, in a round hand, the way mothers do. Nobody played.',

  'news.1916-02-21': '21 February: the battle of Verdun has begun.',
  'news.1916-07-01': '1 July: the battle of the Somme has begun.',
  'news.1916-10-28': '28 October: Oswald Boelcke has been killed after a collision in the air.',
  'news.1916-11-18': '18 November: the battle of the Somme is at an end.',
  'news.1917-04-06': '6 April: the United States have declared war on Germany.',
  'news.1917-04-09': '9 April: the battle of Arras has begun.',
  'news.1917-06-07': '7 June: great mines have been fired under the ridge of Messines.',
  'news.1917-07-31': '31 July: a new battle has begun at Ypres, the third of that name.',
  'news.1917-09-11': '11 September: Georges Guynemer has not returned from a flight.',
  'news.1917-09-23': '23 September: Werner Voss has been killed in a fight with airmen of 56 Squadron.',
  'news.1917-11-20': '20 November: a battle has begun at Cambrai.',
  'news.1918-03-21': '21 March: a great German offensive has begun in the west.',
  'news.1918-04-21': '21 April: Manfred von Richthofen has been killed.',
  'news.1918-07-15': '15 July: a second battle has begun on the Marne.',
  'news.1918-08-08': '8 August: a battle has begun before Amiens.',
  'news.1918-09-26': '26 September: an offensive has begun between the Meuse and the Argonne.',
  'small.1':
    'The squadron dog at Saint-Obry, a brown animal of no known descent called Ballast, has been promoted to corporal for finding the quartermaster’s keys.',
  'small.2': 'Corporal Ballast has been reduced to the ranks. The matter of the quartermaster’s roast is closed.',
  'small.3':
    'The church clock at Saint-Obry, stopped by a splinter, is right twice a day, which the curé says is better than it was.',
  'small.4':
    'Private Ballast has become a mother, to general surprise. Five recruits, all brown. She has been promoted again.',
  'small.5':
    'The postmistress asks airmen to stop dropping letters on the post office from above. One went down the chimney, and it was a sad one.',
  'small.6':
    'Madame Lefèvre at the corner has counted them out and counted them in for two years. She is seldom off by more than one.',
};
