export const spring17 = {
  'mission.newScouts.title': 'New Scouts',
  'mission.newScouts.orders':
    'The new scouts have come, by rail, in crates, with instructions for somebody else’s engine. They go up like lifts and they go down like pianos. The war has been moved upstairs to suit them: from now on you will fight at heights where the ink freezes, and you must think up and down as well as left and right. Headquarters wishes to know whether ours is the better of the two and there is one way of finding out. Take it over the lines on Sunday by yourself, on this side of the river, where the sky is narrow and you cannot wander. Whoever comes will be doing the same sum with his own. If you win, we shall be sent more of them. If you do not, please try to lose at a height from which the thing can still be put back in its crate.',
  'mission.newScouts.diary.worst':
    'Ours is not the better one. At least not as I fly it. What is left would go back into the crate with room to spare.',
  'mission.newScouts.diary.lost':
    'He was always one storey above me. I spent the whole fight looking at the underside of his wheels, which are very clean.',
  'mission.newScouts.diary.even':
    'No answer. We have used up a great quantity of air, both of us, and the sum comes out at nought.',
  'mission.newScouts.diary.won':
    'It climbs! I got above him at last and stayed there, and he had to go down because there was nowhere else. More are coming on Thursday.',
  'mission.newScouts.diary.best':
    'Over in a few turns, and not a mark on the varnish. I taxied in so slowly that everyone could see the varnish. I am not proud of that. A little proud.',
  'mission.newScouts.paper.good':
    'A delivery of machines has been tried and found satisfactory. The crates make excellent hen-houses.',
  'mission.newScouts.paper.bad':
    'A delivery of machines has been tried. The manufacturers are thanked for their letter and asked for another.',

  'mission.april.title': 'April',
  'mission.april.orders':
    'The battle north of us has begun, and everything with wings is wanted over it. We send two every morning, and two every noon, and two towards evening if there are two. Tomorrow it is your turn. You will cross the river, meet whatever is there, and stay until your petrol says otherwise, because under you there are observers in old machines drawing little arrows for the guns, and while the enemy is fighting you he is not killing them. That is all the purpose there is. I could dress it up. You are to stay together; a pair that is parted is two men alone. If one of you is done, the other comes home. I have written this sentence out in full because somebody did not, on Tuesday. The cook has been told to keep two suppers hot, and he will. He always does.',
  'mission.april.diary.worst':
    'The cook kept two suppers hot. At midnight he gave them to the dog, sat down on the step, and for once the dog would not eat.',
  'mission.april.diary.lost':
    'We were driven off before the petrol was half gone. Behind us one of the old machines began to burn, and the arrows stopped being drawn.',
  'mission.april.diary.even':
    'Nobody won anything. We stayed up there until there was nothing left to stay on, and came down, and tomorrow it is two others.',
  'mission.april.diary.won':
    'We held the place for an hour. An observer dropped a bag on our field afterwards with a bottle in it and a little arrow, drawn in pencil, pointing at the cork.',
  'mission.april.diary.best':
    'Both home, both whole, and they are not. The cook looked at us for a long time and then ate both suppers himself, standing.',
  'mission.april.paper.good':
    'The air over the northern battle was ours on Friday, for an hour, from ten until eleven.',
  'mission.april.paper.bad':
    'The lists are long this week and are continued on the page that is usually given to sport.',
};
