export const nights = {
  'mission.postman.title': 'The Postman',
  'mission.postman.orders':
    'Dogs! The sausage depot behind the third hangar holds four hundred sausages, a cheese, and a thing in a tin that nobody has been able to open. The other side knows this. Their noses are as long as ours. Every day at noon they send over an aeroplane got up as the postman, with a cap and a bag and a very false moustache, and while we bark at him somebody else counts the sausages. Today you will not bark. You will go up. One of you is to fly and one of you is to shoot, and you will decide which before take-off and not, as last week, after. The sun is out, so there are no excuses. Do not chase the bag. Do not chase your own tail, which at that speed is a spin. If you bring the moustache home, you may keep it.',
  'mission.postman.diary.worst':
    'We chased our tail. It was right there the whole time, and we very nearly had it, and then there was a pond.',
  'mission.postman.diary.lost':
    'He got away and he had real letters in the bag, too, because there was one for me. It said: ha ha.',
  'mission.postman.diary.even':
    'Both aeroplanes ran out of everything at once. We landed beside him and shared a biscuit. He shed his moustache. It was itchy, he said.',
  'mission.postman.diary.won':
    'Off went the postman, ears flat, letters everywhere. {mate} shot his cap off from the rear seat and has been insufferable since supper.',
  'mission.postman.diary.best':
    'We got the cap, the bag and the moustache, and {mate} is wearing all three. No sausage was counted. The cheese is said to be moved.',
  'mission.postman.paper.good':
    'BOGUS POSTMAN FOILED. Post to be delivered in future by somebody whose ankles we have met.',
  'mission.postman.paper.bad': 'POST ARRIVES ON TIME. Kennels in shock. Colonel demands to know who let it.',

  'mission.moonrise.title': 'Moonrise',
  'mission.moonrise.orders':
    'There is going to be a moon tonight. I need hardly say what that does to the squadron. By ten o’clock half of you will be on the roof with your heads back, and it is just then that they will come, with their engine wrapped in a blanket, for the sausages. So the watch will be kept in the air, where one can howl and do one’s duty at the same time. By moonlight you see a thing only when you look straight at it, and it has generally moved. Trust your nose. The gunner is to tell the pilot what he smells and from where; a plain bark will do, we do not want poetry. If you should happen to meet the enemy’s crew howling too, it is permitted to finish the verse together. After that, shoot. They will understand. They are dogs, whatever else they may be.',
  'mission.moonrise.diary.worst':
    'We howled with our eyes shut, all four verses, and when we opened them again we were in a hedge, and so were forty sausages, going the other way.',
  'mission.moonrise.diary.lost':
    'They had the better second tenor, and the better gunner. He sang bass and shot in the rests.',
  'mission.moonrise.diary.even':
    'Nobody could bring themselves to begin. It was such a very good moon. Around two we all went home and dreamt of running.',
  'mission.moonrise.diary.won':
    'I smelled blanket, {mate} shot at blanket, and a blanket came down over the orchard like an owl. Underneath it they were still singing.',
  'mission.moonrise.diary.best':
    'Brought them down on the last note, in tune, which I am told has never been done before. Encore requested by the enemy.',
  'mission.moonrise.paper.good': 'MOON DEFENDED. It is thought to have been after the cheese, to which it is related.',
  'mission.moonrise.paper.bad': 'CONCERT A SUCCESS, SAY CRITICS. Forty sausages missing, says Quartermaster.',

  'mission.thunder.title': 'The Night of the Thunder',
  'mission.thunder.orders':
    'I know. We none of us like it. But those are not the fireworks, and it is not the end of the world either, it is merely the anti-aircraft section trying out its new gun, and they have promised to aim at the enemy as soon as they can tell which one that is. Nobody is to go under the bed. There are eleven of us and there is one bed; I have done the sum. Instead you will go up into the very middle of it, since the enemy’s crew will be trembling just as hard as you are, and there may never be a better chance. When a bang comes, carry on doing what you agreed on before the bang. If you have forgotten what that was, do something else, but do it together. Whoever comes back will be held. By me, for as long as is needed.',
  'mission.thunder.diary.worst':
    'There was a bang. I do not know what came next, I had my paws over my eyes, and it seems that so had {mate}, and it seems that one of us should not have.',
  'mission.thunder.diary.lost':
    'We were very brave until the second bang. Landed, went under the bed. The Colonel was there already, and moved up.',
  'mission.thunder.diary.even':
    'They hid behind our cloud, and we hid behind theirs. At midnight someone passed a note across: do you also hate this? Yes. So do we. Good night.',
  'mission.thunder.diary.won':
    'Flew straight through it with our ears inside out. The enemy was so astonished that he sat. {mate} is being held by the Colonel as I write.',
  'mission.thunder.diary.best':
    'It turns out that if you bark back at it, it stops for a moment to listen. We shall not tell anybody else. We have told everybody else.',
  'mission.thunder.paper.good': 'THUNDER BARKED AT, LEAVES. Two local dogs held for questioning, and then just held.',
  'mission.thunder.paper.bad': 'BED FOUND TO HOLD ELEVEN AFTER ALL. Engineers call it a triumph of the spirit.',
};
