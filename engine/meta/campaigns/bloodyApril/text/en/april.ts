export const april = {
  'mission.cold.title': 'Cold Hands',
  'mission.cold.orders':
    'It snowed in the night, though the calendar says April. You will go up alone at seven, before the real business begins, and find out what they have opposite us. There is a rumour of new machines over there that go higher than ours and a rumour of new pilots who have been told so. I want to know which of the two is true. Climb until your moustache freezes, or whatever you have instead; wait in the sun; pick one, and see how long he takes to notice. Fight him by height first and by guns second. A man who is above may leave whenever it suits him, a man who is below may only hope. Do not stay past your twentieth minute. Bring your hands home with you. I have seen people fly with the wrong gloves, once.',
  'mission.cold.diary.worst':
    'Both rumours are true. I was found in a snowdrift by a carter, who took me for a scarecrow and was quite angry when I spoke.',
  'mission.cold.diary.lost':
    'He was above me when it began, above me when it ended, and I doubt whether he ever saw my face, only the back of my neck.',
  'mission.cold.diary.even':
    'Twenty minutes by the watch, and nothing to show for it but ice in the sleeves. He waved. I could not feel my hand, so I nodded.',
  'mission.cold.diary.won':
    'I had the sun and he had the surprise. He went home trailing a white thread of petrol, very straight, like a line under a sum.',
  'mission.cold.diary.best':
    'He never looked round. It was as easy as posting a letter. I wish that I had not seen him try to brush the snow from his windscreen.',
  'mission.cold.paper.good': 'First honours of the season go to this side. Snow stopped play at twenty past seven.',
  'mission.cold.paper.bad': 'Snow. Carters are reminded that not every object in a drift is a scarecrow.',

  'mission.oldMachines.title': 'Old Machines',
  'mission.oldMachines.orders':
    'You have seen them go over: square, slow, two men in each, one of them leaning out over the edge with a pencil as if he had dropped something. They fly straight for an hour at a time because the guns cannot aim otherwise. Everybody shoots at them and everybody needs them. Today two of you will sit above the old machines and let nothing come down past you; and you should know that, five miles off, two others have the same orders about theirs. So it is quite fair, in a way. Stay high. Do not follow anything to the ground, however much it invites you. The men with the pencils cannot look up, it spoils the drawing. They will not know that you were there unless you were not, and in that case they will know it only for a moment.',
  'mission.oldMachines.diary.worst':
    'Two of ours, and then all three of those that we were sitting above. They held their course. They held it right to the end.',
  'mission.oldMachines.diary.lost':
    'Something got past us. A pencil came down on the aerodrome road this afternoon, with teeth marks. I do not know whose it is, and I have kept it.',
  'mission.oldMachines.diary.even':
    'They drew and we circled. Neither side’s arithmetic was spoilt. It is strange to be so tired from having prevented something.',
  'mission.oldMachines.diary.won':
    'Nothing came past. One of the observers looked up after all, when he had finished, and held out his drawing for me to see, at ninety miles an hour.',
  'mission.oldMachines.diary.best':
    'They landed one after the other, all of them, like old ladies getting off an omnibus. I have never seen anything so lovely.',
  'mission.oldMachines.paper.good':
    'The Army’s draughtsmen report a satisfactory morning and ask for more india rubber.',
  'mission.oldMachines.paper.bad':
    'The Army has vacancies for young men who can draw. Previous experience is not to be had.',

  'mission.easter.title': 'The Friday after Easter',
  'mission.easter.orders':
    'The infantry went on Monday, in the snow, and they are still going. On both sides of the wire there is not a gun that is not firing, and for every gun there must be someone in the sky to tell it where. So they are all up there, theirs as well as ours, and you will go and take away as many of theirs as you can. Two at a time is all I have. It will be like that every day, so do not use up on Friday what you are going to need on Saturday. If you are alone, come home. If you are alone and cannot come home, go down while you can still pick the field. I shall stand where I always stand. I count. I have found that it is better if one does not look at the faces first.',
  'mission.easter.diary.worst':
    'I heard him, from the edge of the field, counting. He got to nought, and he went on standing there as though there were some number after it.',
  'mission.easter.diary.lost':
    'It was not even close. They came down through us as a shutter comes down. The new boy asked me if it is always so short.',
  'mission.easter.diary.even':
    'One cannot win it. One can be there, and then one can be there again after lunch. They tell me that I talk in my sleep, chiefly figures.',
  'mission.easter.diary.won':
    'For an hour the sky was ours, and the guns had it their way. I flew home over the result, which I had rather imagined as being smaller.',
  'mission.easter.diary.best':
    'Everything they sent. We are a famous pair for one evening. {mate} was asked to make a speech and could only think to thank the riggers.',
  'mission.easter.paper.good':
    'The air was held on Friday over the whole of the battle. Details are withheld, and are many.',
  'mission.easter.paper.bad':
    'Owing to pressure of space the list of casualties will in future be set in a smaller type.',

  'mission.lists.title': 'Making Lists',
  'mission.lists.orders':
    'It is the last of April. I have been told to make three lists: of what we had, of what we have, and of what we want. The third is the easy one. While I am writing, somebody has to keep up appearances, so you will take one machine over our own side and see that nobody comes and looks into the hangars, since there is not very much in them to look at. He will come alone; they are making lists over there too. If you can send him home with a poor opinion of the weather and a good one of us, then the lorries on the Doullens road will have been worth waiting for. They are bringing engines. They are bringing two gramophone records. They are bringing, it says here, pilots, six, and I have asked for beds, but those are on another lorry.',
  'mission.lists.diary.worst':
    'He saw into the hangars. He must have counted on one hand. By evening there was one line more on the first list, and fewer on the second.',
  'mission.lists.diary.lost':
    'He looked at us at leisure, like a man viewing a house. I could not shake his opinion of it.',
  'mission.lists.diary.even':
    'I kept between him and the doors until he grew bored. The lorries came. Three of the six pilots have never seen snow, and wished to know where it had gone.',
  'mission.lists.diary.won':
    'Turned him back before the poplars. The second record is a waltz. No one can dance it in these boots, and everybody did.',
  'mission.lists.diary.best':
    'He is on the list now himself; on which one I leave it to the adjutant. He came down on our own field and was given the new gramophone to wind.',
  'mission.lists.paper.good': 'Stock-taking at a certain aerodrome was carried out without interruption.',
  'mission.lists.paper.bad':
    'Stock-taking at a certain aerodrome was carried out with interruptions. There is less to count.',
};
