export const spring = {
  'mission.meeting.title': 'A Meeting',
  'mission.meeting.orders':
    'A single machine has been seen over the Aubrelle every morning this week, always at the same height, always from the same wood. It carries no camera that anybody could make out, drops nothing, and goes home for breakfast. We believe it is there to learn how we fly. You are to go up alone, meet it over our own lines, and teach it as little as possible. If it can be brought down, so much the better; if it goes home with holes, that will do. You will be within sight of our batteries the whole time, and whoever lands among the gunners will be given soup. Do not follow it across the river. There will be other mornings for that, more than you will want.',
  'mission.meeting.diary.worst':
    'Came down in a turnip field with the engine in my lap. A gunner handed me soup before he asked my name. {nemesis}, they say he was.',
  'mission.meeting.diary.lost':
    'He shot better than I did and then had the manners to go home. I have spent the evening flying it again on the tablecloth, with forks.',
  'mission.meeting.diary.even':
    'We went round each other like two cats on a wall, and each of us is telling his mess tonight that the other turned away first.',
  'mission.meeting.diary.won':
    'He went home early with daylight showing through his wings. I am told I sang while landing. I do not remember singing.',
  'mission.meeting.diary.best':
    'He fell into the reeds on our side, and climbed out, and waved. I waved back. It is an odd trade in which that is a good morning.',
  'mission.meeting.paper.good':
    'The morning visitor over the Aubrelle has been asked not to call again. Residents report that their hens have resumed laying.',
  'mission.meeting.paper.bad':
    'An enemy machine was engaged over the Aubrelle on Monday. Our airman is well and would like it known that turnips are softer than they look.',

  'mission.photographs.title': 'Glass Plates',
  'mission.photographs.orders':
    'Something is being built behind Montabray. The peasants who come across at night speak of timber, of rails, and of a river that is louder than it was; none of them has been let near enough to say more. Headquarters wants it on glass. Fly low along the loop of the Aubrelle, photograph every site on the enclosed sketch, four of them at the very least, and bring the plates out by the western gap. The camera is heavier than it looks and will spoil your turns. There will be somebody up there whose whole task it is to stop you, and he will know the gap as well as you do. Plates first, glory later. A pilot without plates has been on an outing, and outings have to be paid for.',
  'mission.photographs.diary.worst':
    'The camera burned with the rest. {pilot} held on to it longer than was sensible, which is the kindest word anyone has found for it.',
  'mission.photographs.diary.lost':
    'No plates worth the developer. I can draw you the trees along the river from memory, but nobody at headquarters wants trees.',
  'mission.photographs.diary.even':
    'Some of it is on glass, some of it is in my head, and the dark-room corporal says that neither has come out sharp.',
  'mission.photographs.diary.won':
    'Four plates, wet and perfect. When the last one came up in the dish the whole room went quiet: it is a bridge, and it is wide enough for guns.',
  'mission.photographs.diary.best':
    'Every site, and hardly a scratch. The corporal kissed the plates, then me. It is a railway bridge, and they have hidden it under fishing nets.',
  'mission.photographs.paper.good':
    'The military authorities have expressed themselves satisfied with a set of landscape studies. They will not be exhibited.',
  'mission.photographs.paper.bad':
    'Persons who have found pieces of a camera near Montabray are asked to return them. No questions will be asked about the sheep.',
};
