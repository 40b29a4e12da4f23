export const lateNights = {
  'mission.cats.title': 'Claws',
  'mission.cats.orders':
    'It has come to this: they have hired cats. Three of them, paid by the mouse, and each has brought her own claws. They sit upon the enemy’s wing as if it were a wall, they look at us in that way they have, and when you come near they take a piece out of your aeroplane as one might take a sandwich. I will not have anybody lose his temper. That is what they want. I will not have anybody fall in love with one, either, Captain, and you know to whom I am speaking. Go up, keep your nose out of reach, and remember that a cat is a small animal with a good opinion of itself. Whatever you lose to the claws, the quartermaster will claim back from the cats’ union. If there is a laser, it is a trick. Do not look at the red dot.',
  'mission.cats.diary.worst': 'We looked at the red dot.',
  'mission.cats.diary.lost':
    'One of them yawned at me, in the air, at full speed, and I forgot what I was doing for just long enough. The wing has a new window.',
  'mission.cats.diary.even':
    'They went to sleep in the middle. So, to be fair, did we. When we woke it was light, and somebody had washed my ear.',
  'mission.cats.diary.won':
    '{mate} thought of the watering can. I have seen cavalry retreat with less dignity. One of them dropped a mouse, as a receipt.',
  'mission.cats.diary.best':
    'All three are up a tree, with an aeroplane. The fire brigade has been sent for. We have offered to wait underneath, to help.',
  'mission.cats.paper.good': 'CATS UP TREE. Tree described as tall. Fire brigade described as in no hurry.',
  'mission.cats.paper.bad': 'RED DOT STILL AT LARGE. Public warned not to follow it. Public follows it.',

  'mission.catsByMoon.title': 'The Wrong Roof',
  'mission.catsByMoon.orders':
    'As last night’s losers you get to choose, and I see that you have chosen the moon. Very well. The cats will be on the roof of the sausage depot, where the tin is warm, and the enemy will come in under cover of their singing. I do not call it singing. Everything will be aloft together, in the dark, over one small roof, and there is a rule tonight that I read out twice: if two of you do the same thing in the same place, it cancels out. You know this from doors. So keep out of your mate’s way as well as the enemy’s. Divide the sky between you, politely: you take the chimney, I take the gutter. The tin that nobody can open is on the top shelf. It is not to be used as ballast, even in an emergency, even if it fits.',
  'mission.catsByMoon.diary.worst':
    'You first, I said. No, you, said {mate}. We said it five times, and then there was the gutter.',
  'mission.catsByMoon.diary.lost':
    'Everything we did we did twice, in the same spot, at the same time. We are very close, {mate} and I. It is the whole trouble.',
  'mission.catsByMoon.diary.even':
    'In the general confusion both sides shot down a weathercock. It has been awarded jointly.',
  'mission.catsByMoon.diary.won':
    'I took the chimney and {mate} the gutter, and between them they took the roof, the wall and the rose bed. The cats applauded. Slowly.',
  'mission.catsByMoon.diary.best':
    'Not one paw out of place. The oldest cat said that for dogs it had been very nearly elegant, and I have written home about it.',
  'mission.catsByMoon.paper.good':
    'ROOF HELD. Weathercock to be replaced by something less provoking, possibly a sausage.',
  'mission.catsByMoon.paper.bad': '“AFTER YOU” BLAMED FOR GUTTER DISASTER. Manners to be reviewed.',

  'mission.fog.title': 'Fog, with Everything',
  'mission.fog.orders':
    'You cannot see it, but I am holding up the map. It is fog, of the thick sort that one could butter. The enemy has loaded everything he owns into one machine for a last long attempt upon the sausages: long belts, long lists, and a long night, and so have we. Nobody will be finished quickly. I should take a rug. In fog there are only two kinds of aeroplane, the one you can smell and the one you have just hit, so keep sniffing and count what you have left. It will be tempting, about three in the morning, to think that the other crew have gone home. They are thinking that about you. Somebody will be selling hot soup from a balloon at fifteen hundred feet; he is neutral, and he is not to be shot at until he has been paid. Good night, and good smelling.',
  'mission.fog.diary.worst': 'We fought bravely until dawn and discovered that it had been the church. The church won.',
  'mission.fog.diary.lost':
    'They outlasted us by one biscuit. At the end I could hear them chewing it, slowly, somewhere to the left.',
  'mission.fog.diary.even':
    'When the fog went up we were sitting upon the same haystack, back to back, all four of us, on guard.',
  'mission.fog.diary.won':
    '{mate} smelled mustard. Only one dog in the war takes mustard. We followed it all the way down to the river and took the pot as well.',
  'mission.fog.diary.best':
    'It took all night and we never lost the scent of them once. The man in the balloon says he has not seen such noses since his grandmother’s.',
  'mission.fog.paper.good':
    'FOG SEARCHED FROM END TO END. One pot of mustard recovered. Soup man praises standard of sniffing.',
  'mission.fog.paper.bad': 'CHURCH DAMAGED SLIGHTLY, AIRMEN MORE SO. Vicar very nice about it.',

  'mission.breakfast.title': 'The Race for Breakfast',
  'mission.breakfast.orders':
    'Last night of the watch, or rather the first morning after it. At six the cook unlocks the depot. At one minute past six there will be sausages on the table, in the sun, on a cloth, and whoever holds the sky above that table will sit down at it. Both sides have been told. The cook told them, for a bet. There is no time for anything: no time to sniff, none to discuss, hardly any to look. Play what you have in your paw, and do it at once, and trust your mate to be doing the other thing. I have watched you for five nights. You have hit ponds, hedges, a bed, a gutter and a church, and I would not change one of you for a dog that can do sums. Go on. Off you go. Who wants breakfast? Who wants it? Who does? You do!',
  'mission.breakfast.diary.worst':
    'We were so quick that we were there the day before. There was nobody about. We lay down to wait, and woke up to the sound of washing-up.',
  'mission.breakfast.diary.lost':
    'They sat down at it, and we sat round it, on the grass, and looked. We looked so very hard that in the end each of them passed one down.',
  'mission.breakfast.diary.even':
    'A dead heat. The cook has turned the table sideways, so that there is room along both of the long sides. Why did nobody do that before?',
  'mission.breakfast.diary.won':
    'Ours! All of it! {mate} has mustard on both ears. I have saved one for the postman, who looks thin without his moustache.',
  'mission.breakfast.diary.best':
    'We were in our places with our napkins on before the key had turned. Four hundred sausages. I counted them. Once. Downwards.',
  'mission.breakfast.paper.good': 'BREAKFAST! Full report on pages 1 to 12. No other news.',
  'mission.breakfast.paper.bad': 'LUNCH ONLY SIX HOURS AWAY, says Colonel in message to all ranks.',
};
