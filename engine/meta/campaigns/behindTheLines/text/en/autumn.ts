export const autumn = {
  'mission.home.title': 'Slow Company',
  'mission.home.orders':
    'One machine that went out for the farms never got back across. It has stood in a barn for six weeks, and somebody has mended it with fence wire, bed linen and a great deal of patience. {mate} will fly it out on Thursday at first light. It can do most things that an aeroplane can do, but none of them quickly, and what it carries in the empty seat is worth more than the rest: a bag with every paper the farms could steal. You will meet it over the loop and stay with it. The enemy will be after the slow one, and you are to make that as difficult as you can. Do not go hunting. A victory that costs us the bag will not be entered in the book, and neither will you be spoken to at supper.',
  'mission.home.diary.worst':
    'They got the slow one and they got the better of me too. The bag burned. I saw the papers go up like birds.',
  'mission.home.diary.lost':
    'It fell behind, and I was on the wrong side of the circle, and that was all. Six weeks of fence wire. I cannot look at a fence.',
  'mission.home.diary.even':
    'Nobody was shot down and nobody got home, at least not by the way we meant to. The bag is in a different barn. It is becoming a well-travelled bag.',
  'mission.home.diary.won':
    'Bed linen and all, it landed beside me and ran into the hedge, and {mate} climbed out and kissed the hedge. The papers are dry.',
  'mission.home.diary.best':
    'Never got a shot near it. We flew in over the hangars wing to wing at the speed of a bicycle, and everyone came out and took their caps off.',
  'mission.home.paper.good':
    'The aeroplane on show in the market square is held together with bed linen. The owner of the bed linen has been thanked, and declines to have it back.',
  'mission.home.paper.bad':
    'Country readers who find papers in their fields should hand them to the nearest officer. Some may be a little burnt.',

  'mission.last.title': 'The Man Who Knew the River',
  'mission.last.orders':
    'This is hardly an order. {nemesis} has been over the Aubrelle every morning since February; he was there when you took your first photographs and he has been there every time since. He knows the river as you know it. This morning he dropped a glove on our field, weighted with a stone, and in the glove a visiting card with an hour written on the back. It is not the kind of war in which one answers visiting cards. On the other hand he will be there at that hour whether anybody answers or not, and one of the new boys will meet him if you do not. Take whatever machine you trust. The mess has voted that you need not go, and then everybody looked at the floor. Come back and tell us what his face is like.',
  'mission.last.diary.worst':
    'He was better. It took no longer than tying a shoe. He circled once where I lay and I think that he saluted, or else he was wiping his goggles.',
  'mission.last.diary.lost':
    'He flew me round the river as a man shows a guest round his garden, and then he showed me the gate. I have the glove still.',
  'mission.last.diary.even':
    'Neither of us could do it. We flew side by side for the length of the loop, near enough to see faces. He is quite old; thirty, I should say.',
  'mission.last.diary.won':
    'He turned for home at last, trailing smoke, and I let him. There is nobody up there in the mornings now. It is horribly quiet.',
  'mission.last.diary.best':
    'He came down in the water meadow by the old bridge. I landed beside him. He asked whether the pictures had come out. I said yes. He laughed until he coughed.',
  'mission.last.paper.good':
    'The morning visitor has made his last call. His glove is to be seen in the squadron mess, under glass, beside a photograph of a river.',
  'mission.last.paper.bad':
    'An affair of honour was settled over the Aubrelle on Friday in the enemy’s favour. The committee for visiting cards has been dissolved.',
};
