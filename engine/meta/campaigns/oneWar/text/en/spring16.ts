export const spring16 = {
  'mission.firstLight.title': 'First Light',
  'mission.firstLight.orders':
    'Welcome to Saint-Obry. There are eleven of us, one piano and a roof, so you will have been in worse places. Tomorrow at first light you will take the red machine up as far as the river and look at the war. It is the brown stripe with the smoke in it. On most mornings somebody from the other side comes to look at it too, in a blue one. If he comes, do not be clever. Keep turning, keep height in hand, fire when you can read his number and not before. Our own trenches are below you; if the engine stops, aim for the largest field with the fewest cows. Nobody has ever been hurt on a first flight from this aerodrome, and the Major would be obliged if you did not begin it. Breakfast is at eight.',
  'mission.firstLight.diary.worst':
    'I have been shot down before breakfast. The cows were very calm about it. The Major says it counts as a landing since I walked away.',
  'mission.firstLight.diary.lost':
    'He was always where I had just decided not to look. Came home with holes in places I had not known were part of the aeroplane.',
  'mission.firstLight.diary.even':
    'We turned until both of us were dizzy, then went home, I suppose to lie down. So that is the war. It is mostly neck.',
  'mission.firstLight.diary.won':
    'He broke off first! I followed as far as the river, as ordered, and then sat there in the sunrise with my knees shaking like a sewing machine.',
  'mission.firstLight.diary.best':
    'He went down into the reeds, and I flew home and ate two breakfasts and was sick behind the piano. They tell me that both are usual.',
  'mission.firstLight.paper.good':
    'A blue visitor was turned back at the river on Saturday by an airman on a first flight. The cows of Saint-Obry gave milk as usual.',
  'mission.firstLight.paper.bad':
    'One of our machines alighted unexpectedly among cattle near Saint-Obry. The farmer has submitted a list.',

  'mission.photographs.title': 'Photographs',
  'mission.photographs.orders':
    'The staff is going to make a battle, and would like to know what it will be made on. You are to photograph the enemy’s lines between Corvenne and the brickworks: battery positions, the light railway, the two farms without chimneys. The sites are ringed on your map in red pencil; the pencil is mine and I want it back. Four good sets of plates are what the guns need, and you must bring them out by the southern gap yourself, because glass does not fly. Expect company. They do not like being photographed, and they send somebody up who says so. If you are caught with the plates aboard, put your boot through them before anything else. Should you come down over there, you know nothing; it will help that this is nearly true. Choose red or brown, whichever pulls less to the left.',
  'mission.photographs.diary.worst':
    'The camera, the plates and the machine are on the other side. As for {pilot}, we shall hear, or we shall not. I put my boot through a chair.',
  'mission.photographs.diary.lost':
    'Chased from one ring of red pencil to the next and never once level long enough to expose. The Major has his pencil. He has nothing else.',
  'mission.photographs.diary.even':
    'A few sets, none complete. The guns will have to guess at the rest, and there are people under guesses.',
  'mission.photographs.diary.won':
    'Four sets, sharp enough to count sandbags. A captain of artillery shook my hand and then looked at the plates and stopped smiling and sat down.',
  'mission.photographs.diary.best':
    'All of it, without so much as a torn wire. They have pinned my picture of the brickworks on the wall of the mess. It is really rather a good picture.',
  'mission.photographs.paper.good':
    'The Army wishes to thank an amateur of photography for views of Corvenne. They have been enlarged considerably.',
  'mission.photographs.paper.bad': 'Cloud over Corvenne continues to interfere with hobbies of every kind.',
};
