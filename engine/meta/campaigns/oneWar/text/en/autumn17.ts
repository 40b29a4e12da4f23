export const autumn17 = {
  'mission.challenge.title': 'The Challenge',
  'mission.challenge.orders':
    '{nemesis} has his name on the front pages over there, and he has it there because of us. This morning a tin fell on our field with a ribbon on it. Inside: a sheet of good paper, an hour, a place over the river where the two roads cross, and the sentence, in our own language and without one mistake, that he will come alone if one of us does. The Major read it out at breakfast and asked what we thought. I think that it is vain, and that he means it. You may take any machine that is ready. There will be no help from the ground; both batteries have, I am told, developed a fault for that half-hour. No one orders you to go. It is merely that if nobody goes he will be at the crossing tomorrow too, over whoever is sent there.',
  'mission.challenge.diary.worst':
    'He kept his word in every particular. I remember thinking, quite clearly, on the way down, that his signature had been so legible.',
  'mission.challenge.diary.lost':
    'He let me go at the end. I am nearly sure of it. He sat behind me for a slow count of five with his guns silent, and then he waggled his wings.',
  'mission.challenge.diary.even':
    'Half an hour to the minute, and then both batteries got over their fault at once. We parted like people whom rain has surprised at cards.',
  'mission.challenge.diary.won':
    'He will not write again for some time; it was his right arm, I think. I am to be in the paper myself now. My mother will dislike the picture.',
  'mission.challenge.diary.best':
    'It is done. He fell at the crossing of the two roads, exactly at the place that he had named, and I could not find one thing to feel that was not wrong.',
  'mission.challenge.paper.good':
    'A name well known to our readers will not appear in these columns again. Our airman declines to give an interview, and gave it briefly.',
  'mission.challenge.paper.bad':
    'The enemy’s celebrated airman has added to his list. His photograph is on page two. It is the same photograph.',

  'mission.linePatrol.title': 'Line Patrol',
  'mission.linePatrol.orders':
    'Nothing in particular. After the summer we have had, that ought to be framed. You are to patrol the line from the brickworks to the lake by yourself, at whatever height you like, in as much sky as anybody could want: the battle has moved off to the north and taken the crowds with it. Report on the state of the roads, on any smoke, and on the geese, which the farmers say have left early. Somebody from the other side has the same orders, I expect, and is just as bored. It would be sensible of you both to be bored at a distance. But I have been here for nineteen months, and I have never known two aeroplanes and that much sky to be sensible. If you must, then over our side, please, and in time for tea. There will be real tea. A parcel has come.',
  'mission.linePatrol.diary.worst':
    'It was to have been a walk in the park. They found the machine on the far bank of the lake, and the geese all round it, quite tame.',
  'mission.linePatrol.diary.lost':
    'He was not bored. I had to run for it across miles of empty sky, and one never feels so large as then. Missed tea.',
  'mission.linePatrol.diary.even':
    'We circled the lake like two skaters who have not been introduced. The geese have indeed gone. The tea was real.',
  'mission.linePatrol.diary.won':
    'Chased him as far as the brickworks and let him go over it. I reported two smokes, no geese and one enemy, departing.',
  'mission.linePatrol.diary.best':
    'A whole sky to ourselves, and he chose my corner of it. He is in the lake, swimming. I circled till the boat had got him. Tea was cold, and excellent.',
  'mission.linePatrol.paper.good':
    'The lake is open for boating. An airman who was taken out of it on Sunday has been given dry clothes.',
  'mission.linePatrol.paper.bad': 'A quiet week in the sector, with one exception, whose family has been informed.',

  'mission.moonlight.title': 'Moonlight',
  'mission.moonlight.orders':
    'The line is where we wanted it, and so the staff cannot sleep. Their stores come up by night along the canal, and you are to go and look at them by moonlight in a two-seater, with small bombs and great caution. By day you know where the enemy is and he knows where you are. By night each of you knows half of it, and it is never the same half. Their own night machine will be about. It is easily recognised: it is the thing that you do not see until it has fired. Pilot and gunner will agree on everything before they leave the ground, including who was to bring the torch. Count your cards. When half of them are gone, think of home; when you can see the bottom of the box, you should be over it. The flare path will be lit until three.',
  'mission.moonlight.diary.worst':
    'They lit the flare path until three, and then until four, and then the petrol for the flares was gone. I went on listening after that.',
  'mission.moonlight.diary.lost':
    'Hit out of a piece of sky that I would have sworn was empty. We felt our way back along the canal like a blind man along a fence.',
  'mission.moonlight.diary.even':
    'Everybody fired at everybody and the moon went behind a cloud out of tact. I do not believe that there was one of us who knew where he was.',
  'mission.moonlight.diary.won':
    'Found him against the water, a cross on silver paper, and that was that. Three barges sunk. {mate} had brought the torch after all.',
  'mission.moonlight.diary.best':
    'A whole string of barges, and their night machine too, and we were back so early that the flares had only just been lit. It was beautiful. I had better not say so.',
  'mission.moonlight.paper.good': 'Barge owners on the upper canal are advised to travel by day, or not at all.',
  'mission.moonlight.paper.bad':
    'Residents who heard an engine on Friday night and then did not are asked to say from which direction.',

  'mission.barrage.title': 'Through the Barrage',
  'mission.barrage.orders':
    'They are pressing us, and they have brought their guns up to do it, and round the guns they have put a ring of other guns that point at the sky. Somewhere behind that ring is the battery that has been taking Saint-Obry apart, a house each day, in alphabetical order as far as we can tell. You are to go through the barrage in a two-seater, find the battery, and send its place by wireless until somebody believes you. The shells will burst where you were if you keep moving and where you are if you do not. Their own machine will be up as well, and knows the gaps, having paid for them. Talk it through: which way you turn when the black puffs come, and which of you decides. There is no right answer. There have only been crews with one answer and crews with two.',
  'mission.barrage.diary.worst':
    'Into the smoke and not out of it. The wireless sent one letter, over and over, and then it did not. The house with the blue door went at six.',
  'mission.barrage.diary.lost':
    'Black puffs on every side, like walking through a wood at night. We sent a place. It was not the place. They have got as far as the letter L.',
  'mission.barrage.diary.even':
    'We sent half of it before the aerial was shot off, and the other half we are told is easily guessed. I hope whoever guesses is good at it.',
  'mission.barrage.diary.won':
    'Sent it eleven times, and at the twelfth our own guns said yes. Nothing has fallen on the village since noon. Madame Lefèvre has hung out washing.',
  'mission.barrage.diary.best':
    'In by one gap and out by another with the whole battery on paper. {mate} says that the trick is to be afraid of everything equally.',
  'mission.barrage.paper.good':
    'The alphabetical demolition of a certain village has stopped at the letter M. The Morels are giving a small party.',
  'mission.barrage.paper.bad': 'A certain village asks for stovepipes, glass, and anybody who can hang a door.',
};
