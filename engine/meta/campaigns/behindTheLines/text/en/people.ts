export const people = {
  title: 'Behind the Lines',
  blurb:
    'Verdun, 1916. Six flights for a camera, a bridge and a few people who should not have been left where they are. Track only; the four printed missions as one story.',
  'side.french': 'The French escadrille',
  'side.german': 'The German field flight',
  'counter.proof': 'Proof',
  'rank.observer': 'observer',
  'rank.pilot': 'pilot',
  'rank.flightLeader': 'flight leader',
  'medal.lens': 'the Lens',
  'medal.lens.citation':
    'For photographs that were in focus. The committee knows what was being thrown at the camera while it was held still.',
  'medal.lantern': 'the Lantern',
  'medal.lantern.citation': 'For going back. Some lights are only seen by those who were left in the dark.',
  'medal.ring': 'the Ring',
  'medal.ring.citation':
    'For three who fell. It is a plain iron ring, and whoever has worn it tends to turn it on the finger and say nothing.',
  'challenge.untouched': 'Win the first meeting without a single hit.',
  'challenge.everybody': 'Fetch at least three people back in one flight.',
  'challenge.whole': 'Bring the escort home with at most two hits between both biplanes.',

  'news.1916-02-21': '21 February: the battle of Verdun has begun. The guns can be heard far behind both lines.',
  'news.1916-04-20': '20 April: American volunteers in France have a squadron of their own, the Escadrille Américaine.',
  'news.1916-06-18': '18 June: the German airman Max Immelmann has been killed.',
  'news.1916-07-01': '1 July: a great offensive has begun on the Somme.',
  'news.1916-10-28': '28 October: the German airman Oswald Boelcke has been killed in a collision in the air.',
  'small.1':
    'Lost: one squadron dog, answers to Magneto, last seen with a sausage that belonged to the officers’ mess. Found: the dog. Not found: the sausage.',
  'small.2':
    'The field cinema shows a comedy on Thursday. Those who have laughed at it already are asked to laugh again, for the sake of the others.',
  'small.3':
    'The pond behind the hangars is not a drinking place, a bathing place or a place for the adjutant’s bicycle. Signed, the adjutant.',
  'small.4':
    'A farmer near Vaubrecy asks that the gentlemen of the air return his gate, in which there was a hinge he liked.',
};
